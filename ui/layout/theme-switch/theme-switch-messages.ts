/** Texts of the switch between light and dark. */
export const themeSwitchMessages = {
  label: 'Giao diện',
  system: 'Hệ thống',
  light: 'Sáng',
  dark: 'Tối',
};
