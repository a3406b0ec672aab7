import type { AnniversaryLine } from '@thach-an/ui';
import { browserStorage } from '../shell/browser-storage.ts';
import { type Store, useStore } from '../shell/observable.ts';
import { createSharedStore, type SharedStoreDeps } from '../shell/shared-store.ts';
import {
  type AnniversaryRequest,
  readAnniversaries,
  writeAnniversaries,
} from './anniversary-feed.ts';

/** Giỗ of this browser, whose lines have the identities of a list. */
export interface KeptAnniversaries extends AnniversaryRequest {
  lines: readonly AnniversaryLine[];
}

let lastId = 0;

/** Returns a line with an identity. */
export const withId = (line: AnniversaryRequest['lines'][number]): AnniversaryLine => ({
  ...line,
  id: `gio-${lastId += 1}`,
});

/** Opens the kept lines; `undefined` if there are none. Other tabs follow a change. */
export const createAnniversaryStore = (
  deps: SharedStoreDeps,
): Store<KeptAnniversaries | undefined> =>
  createSharedStore(
    deps,
    'lich-gio',
    parse,
    (request) => request && writeAnniversaries(request).toString(),
  );

function parse(text: string | undefined): KeptAnniversaries | undefined {
  if (text === undefined) return undefined;
  try {
    const { lines, alarm } = readAnniversaries(new URLSearchParams(text));
    return { lines: lines.map(withId), alarm };
  } catch {
    return undefined;
  }
}

let store: Store<KeptAnniversaries | undefined> | undefined;

/** Returns the lines of this browser, opened on first use. Must not be called on a server. */
const browserStore = () =>
  store ??= createAnniversaryStore({ storage: browserStorage, events: window });

const kept = {
  get: () => browserStore().get(),
  subscribe: (listener: () => void) => browserStore().subscribe(listener),
};

/** Returns the lines of this browser; `undefined` on the server and while hydrating. */
export const useKeptAnniversaries = (): KeptAnniversaries | undefined => useStore(kept, undefined);

/** Keeps the lines in this browser. */
export const keepAnniversaries = (request: KeptAnniversaries): void => browserStore().set(request);
