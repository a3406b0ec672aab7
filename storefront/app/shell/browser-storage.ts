/** The part of browser storage that the shop uses. */
export type ShopStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Local storage, touched only when it is used: where it is forbidden even its name throws. */
export const browserStorage: ShopStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
};
