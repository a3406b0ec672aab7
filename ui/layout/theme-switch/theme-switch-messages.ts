/** Texts of the switch between light and dark. */
export const themeSwitchMessages = {
  label: 'Giao diện',
  system: 'Theo hệ thống',
  light: 'Sáng',
  dark: 'Tối',
};
