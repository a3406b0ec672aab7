/** Texts of the overview of keyboard shortcuts. */
export const shortcutListMessages = {
  then: 'rồi',
  title: 'Phím tắt',
};
