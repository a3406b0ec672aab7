/** Texts of a figure that is edited in its cell. */
export const inlineEditMessages = {
  hint: 'Enter để lưu, Esc để thôi',
};
