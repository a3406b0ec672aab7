/** Texts around the messages of `notify`. */
export const toasterMessages = {
  /** Accessible name of the region, with the key combination that moves the focus to it. */
  label: 'Thông báo (Alt+T)',
  dismiss: 'Đóng thông báo',
};
