// Draws a screen with FTXUI, whose elements are described anew for each frame: SCREEN COUNT
#include <cstdlib>
#include <ftxui/dom/elements.hpp>
#include <ftxui/dom/node.hpp>
#include <ftxui/screen/screen.hpp>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

using namespace ftxui;

class ColoredCells : public Node {
 public:
  explicit ColoredCells(int step) : step_(step) {}

  void ComputeRequirement() override {
    requirement_.min_x = 200;
    requirement_.min_y = 60;
  }

  void Render(Screen &screen) override {
    for (int y = 0; y < 60; y++)
      for (int x = 0; x < 200; x++) screen.PixelAt(x, y).background_color = Color::RGB((x ^ step_) & 255, y * 4, 128);
  }

 private:
  int step_;
};

static Element cell(const std::string &title, int width) { return text(title) | size(WIDTH, EQUAL, width); }

int main(int argc, char **argv) {
  if (argc < 3) return 64;
  const std::string name = argv[1];
  const int count = std::atoi(argv[2]);
  std::vector<std::string> titles;
  std::vector<std::string> lines;
  std::string field;
  for (int i = 0; i < 1000; i++) {
    const std::string number = std::to_string(i);
    titles.push_back("Btn " + std::string(4 - number.size(), '0') + number);
  }
  auto screen = Screen::Create(Dimension::Fixed(200), Dimension::Fixed(60));
  for (int step = 0; step <= count; step++) {
    Elements rows;
    if (name == "label") {
      if (step) {
        const std::string number = std::to_string(step);
        titles[step * 7919 % 1000] = "T" + std::string(7 - number.size(), '0') + number;
      }
      for (int y = 0; y < 50; y++) {
        Elements cells;
        for (int x = 0; x < 20; x++) cells.push_back(cell(titles[y * 20 + x], 10));
        rows.push_back(hbox(std::move(cells)));
      }
    } else if (name == "typing") {
      if (step && field.size() < 30) {
        field += static_cast<char>('a' + step % 26);
      } else {
        field.clear();
      }
      rows = {text("Name"), hbox({text("["), cell(field, 40), text("]")}), text("")};
      for (int y = 3; y < 40; y++) rows.push_back(text("Line " + std::to_string(y) + " of the text in this window"));
    } else if (name == "table") {
      rows.push_back(hbox({cell("Number", 20), cell("Value", 20), cell("Name", 20)}));
      for (int row = step; row < step + 59; row++) {
        auto line = hbox({cell(std::to_string(row), 20), cell(std::to_string(row * 7 % 1000), 20),
                          cell("name " + std::to_string(row), 20)});
        rows.push_back(row == step + 58 ? line | inverted : line);
      }
    } else if (name == "log") {
      for (int i = 0; i < (step ? 167 : 1000); i++)
        lines.push_back("12:00:00 INFO message number " + std::to_string(lines.size()) + " of the log");
      for (auto line = lines.end() - 60; line != lines.end(); line++) rows.push_back(text(*line));
    } else {
      rows.push_back(std::make_shared<ColoredCells>(step));
    }
    const std::string home = screen.ResetPosition();
    screen.Clear();
    Render(screen, vbox(std::move(rows)));
    std::cout << home << screen.ToString() << std::flush;
  }
  return 0;
}
