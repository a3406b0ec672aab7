/** Texts beside the elements that a product suits. */
export const suitedElementsMessages = {
  all: 'Hợp mọi mệnh',
  /** Precedes the elements. */
  some: 'Hợp mệnh',
};
