// Draws a screen with ncurses: SCREEN COUNT
#define _XOPEN_SOURCE_EXTENDED 1
#include <curses.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

static void showRow(int y, int row, int isMarked) {
  attrset(isMarked ? A_REVERSE : A_NORMAL);
  mvprintw(y, 0, "%-20d%-20dname %-15d", row, row * 7 % 1000, row);
  attrset(A_NORMAL);
}

int main(int argc, char **argv) {
  if (argc < 3) return 64;
  const char *screen = argv[1];
  int count = atoi(argv[2]), lines = 0;
  char field[32] = "";
  setlocale(LC_ALL, "");
  initscr();
  start_color();
  idlok(stdscr, TRUE);
  for (int color = 1; color < 256 && color < COLOR_PAIRS; color++) init_pair(color, COLOR_WHITE, color);
  for (int step = 0; step <= count; step++) {
    if (!strcmp(screen, "label")) {
      for (int i = 0; !step && i < 1000; i++) mvprintw(i / 20, i % 20 * 10, "Btn %04d", i);
      int i = step * 7919 % 1000;
      if (step) mvprintw(i / 20, i % 20 * 10, "T%07d", step);
    } else if (!strcmp(screen, "typing")) {
      for (int y = 3; !step && y < 40; y++) mvprintw(y, 0, "Line %d of the text in this window", y);
      size_t end = step ? strlen(field) : 0;
      if (step) {
        field[end] = end < 30 ? 'a' + step % 26 : 0;
        field[end < 30 ? end + 1 : 0] = 0;
      }
      mvprintw(0, 0, "Name");
      mvprintw(1, 0, "[%-40s]", field);
      move(1, 1 + strlen(field));
    } else if (!strcmp(screen, "table")) {
      mvprintw(0, 0, "%-20s%-20s%-20s", "Number", "Value", "Name");
      for (int y = 1; y < 60; y++) showRow(y, step + y - 1, y == 59);
    } else if (!strcmp(screen, "log")) {
      lines += step ? 167 : 1000;
      erase();
      for (int y = 0; y < 60; y++) mvprintw(y, 0, "12:00:00 INFO message number %d of the log", lines - 60 + y);
    } else {
      for (int y = 0; y < 60; y++) {
        move(y, 0);
        for (int x = 0; x < 200; x++) {
          attr_set(A_NORMAL, 16 + ((x ^ step) + y * 7) % 230, NULL);
          addch(' ');
        }
      }
    }
    refresh();
  }
  endwin();
  return 0;
}
