// Draws a screen with tcell: SCREEN COUNT
package main

import (
	"fmt"
	"os"
	"strconv"

	"github.com/gdamore/tcell/v2"
)

func write(screen tcell.Screen, x, y int, style tcell.Style, text string) {
	for _, character := range text {
		screen.SetContent(x, y, character, nil, style)
		x++
	}
}

func main() {
	name := os.Args[1]
	count, _ := strconv.Atoi(os.Args[2])
	screen, err := tcell.NewScreen()
	if err != nil {
		panic(err)
	}
	if err := screen.Init(); err != nil {
		panic(err)
	}
	plain, field, lines := tcell.StyleDefault, "", 0
	for step := 0; step <= count; step++ {
		switch name {
		case "label":
			for i := 0; step == 0 && i < 1000; i++ {
				write(screen, i%20*10, i/20, plain, fmt.Sprintf("Btn %04d", i))
			}
			if i := step * 7919 % 1000; step > 0 {
				write(screen, i%20*10, i/20, plain, fmt.Sprintf("T%07d", step))
			}
		case "typing":
			for y := 3; step == 0 && y < 40; y++ {
				write(screen, 0, y, plain, fmt.Sprintf("Line %d of the text in this window", y))
			}
			if step > 0 && len(field) < 30 {
				field += string(rune('a' + step%26))
			} else {
				field = ""
			}
			write(screen, 0, 0, plain, "Name")
			write(screen, 0, 1, plain, fmt.Sprintf("[%-40s]", field))
			screen.ShowCursor(1+len(field), 1)
		case "table":
			write(screen, 0, 0, plain, fmt.Sprintf("%-20s%-20s%-20s", "Number", "Value", "Name"))
			for y := 1; y < 60; y++ {
				row := step + y - 1
				text := fmt.Sprintf("%-20d%-20dname %-15d", row, row*7%1000, row)
				write(screen, 0, y, plain.Reverse(y == 59), text)
			}
		case "log":
			if step > 0 {
				lines += 167
			} else {
				lines += 1000
			}
			screen.Clear()
			for y := 0; y < 60; y++ {
				write(screen, 0, y, plain, fmt.Sprintf("12:00:00 INFO message number %d of the log", lines-60+y))
			}
		default:
			for y := 0; y < 60; y++ {
				for x := 0; x < 200; x++ {
					color := tcell.NewRGBColor(int32((x^step)&255), int32(y*4), 128)
					screen.SetContent(x, y, ' ', nil, plain.Background(color))
				}
			}
		}
		screen.Show()
	}
	screen.Fini()
}
