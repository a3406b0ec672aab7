/** Texts around a text of the shop. */
export const textPageMessages = {
  updated: (date: string) => `Cập nhật ngày ${date}`,
};
