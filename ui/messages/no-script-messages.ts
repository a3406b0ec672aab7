/** Text of the pages that links in mails open, without JavaScript. */
export const noScriptMessages = {
  text: 'Trang này cần bật JavaScript để hoạt động.',
};
