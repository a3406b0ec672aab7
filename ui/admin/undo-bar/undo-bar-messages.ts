/** Texts of the bar that offers the way back. */
export const undoBarMessages = { undo: 'Hoàn tác' };
