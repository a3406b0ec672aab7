/** Texts of the tabs of the Tử Vi page. */
export const tuViTabsMessages = {
  label: 'Tử Vi',
  info: 'Thông Tin',
  analysis: 'Phân Tích',
};
