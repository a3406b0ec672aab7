/** Texts that replace the birth chart before the first analysis. */
export const tuViPromptMessages = {
  title: 'Chưa có lá số',
  text: 'Vui lòng nhập thông tin để xem phân tích.',
  back: 'Nhập thông tin',
};
