// Draws a screen with notcurses: SCREEN COUNT
#include <locale.h>
#include <notcurses/notcurses.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv) {
  if (argc < 3) return 64;
  const char *screen = argv[1];
  int count = atoi(argv[2]), lines = 0;
  char field[32] = "";
  setlocale(LC_ALL, "");
  notcurses_options options = {.flags = NCOPTION_SUPPRESS_BANNERS, .loglevel = NCLOGLEVEL_SILENT};
  struct notcurses *session = notcurses_core_init(&options, NULL);
  if (!session) return 1;
  struct ncplane *plane = notcurses_stdplane(session);
  for (int step = 0; step <= count; step++) {
    if (!strcmp(screen, "label")) {
      for (int i = 0; !step && i < 1000; i++) ncplane_printf_yx(plane, i / 20, i % 20 * 10, "Btn %04d", i);
      int i = step * 7919 % 1000;
      if (step) ncplane_printf_yx(plane, i / 20, i % 20 * 10, "T%07d", step);
    } else if (!strcmp(screen, "typing")) {
      for (int y = 3; !step && y < 40; y++) ncplane_printf_yx(plane, y, 0, "Line %d of the text in this window", y);
      size_t end = step ? strlen(field) : 0;
      if (step) {
        field[end] = end < 30 ? 'a' + step % 26 : 0;
        field[end < 30 ? end + 1 : 0] = 0;
      }
      ncplane_putstr_yx(plane, 0, 0, "Name");
      ncplane_printf_yx(plane, 1, 0, "[%-40s]", field);
      notcurses_cursor_enable(session, 1, 1 + strlen(field));
    } else if (!strcmp(screen, "table")) {
      ncplane_printf_yx(plane, 0, 0, "%-20s%-20s%-20s", "Number", "Value", "Name");
      for (int y = 1; y < 60; y++) {
        int row = step + y - 1;
        ncplane_set_styles(plane, y == 59 ? NCSTYLE_BOLD : 0);
        ncplane_printf_yx(plane, y, 0, "%-20d%-20dname %-15d", row, row * 7 % 1000, row);
      }
    } else if (!strcmp(screen, "log")) {
      lines += step ? 167 : 1000;
      ncplane_erase(plane);
      for (int y = 0; y < 60; y++)
        ncplane_printf_yx(plane, y, 0, "12:00:00 INFO message number %d of the log", lines - 60 + y);
    } else {
      for (int y = 0; y < 60; y++) {
        ncplane_cursor_move_yx(plane, y, 0);
        for (int x = 0; x < 200; x++) {
          ncplane_set_bg_rgb8(plane, (x ^ step) & 255, y * 4, 128);
          ncplane_putchar(plane, ' ');
        }
      }
    }
    notcurses_render(session);
  }
  return notcurses_stop(session);
}
