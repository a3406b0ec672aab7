/** Texts of a page with one button that a link in a mail opens. */
export const linkPanelMessages = {
  opening: 'Đang mở liên kết…',
};
