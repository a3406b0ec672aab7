import {
  type AnniversaryRequest,
  readAnniversaries,
  writeAnniversaries,
} from './anniversary-feed.ts';

const key = 'lich-gio';

/** Returns the lines kept in this browser, or `undefined`. */
export function keptAnniversaries(
  storage: Pick<Storage, 'getItem'>,
): AnniversaryRequest | undefined {
  try {
    const text = storage.getItem(key);
    return text === null ? undefined : readAnniversaries(new URLSearchParams(text));
  } catch {
    return undefined;
  }
}

/** Keeps the lines in this browser. A full or forbidden storage is ignored. */
export function keepAnniversaries(
  request: AnniversaryRequest,
  storage: Pick<Storage, 'setItem'>,
): void {
  try {
    storage.setItem(key, writeAnniversaries(request).toString());
  } catch {
    // The lines stay on the page.
  }
}
