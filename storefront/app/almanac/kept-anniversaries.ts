import type { AnniversaryLine } from '@thach-an/ui';
import { type Store, useStore } from '../shell/observable.ts';
import { browserStore, createSharedStore, type SharedStoreDeps } from '../shell/shared-store.ts';
import {
  type AnniversaryRequest,
  emptyLine,
  maxLines,
  readAnniversaries,
  writeAnniversaries,
} from './anniversary-feed.ts';

/** Giỗ of this browser, whose lines have the identities of a list. */
export interface KeptAnniversaries extends AnniversaryRequest {
  lines: readonly AnniversaryLine[];
}

/** The form before anything is kept. */
export const untouched: KeptAnniversaries = {
  lines: [{ ...emptyLine, id: 'gio-0' }],
  alarm: 'eve-7',
};

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

/**
 * Keeps what was entered into the untouched form before the hydration. If lines are kept from an
 * earlier visit, a giỗ with a name is added to them.
 *
 * @param form parameters that the form would send
 */
export function keepEarlyInput(
  store: Store<KeptAnniversaries | undefined>,
  form: URLSearchParams,
): void {
  if (`${form}` === `${writeAnniversaries(untouched)}`) return;
  const { lines: [first], alarm } = readAnniversaries(form);
  const line = { ...untouched.lines[0]!, ...first, name: form.get('ten')! };
  const kept = store.get();
  if (!kept) store.set({ lines: [line], alarm });
  else if (line.name.trim() !== '' && kept.lines.length < maxLines) {
    store.set({ ...kept, lines: [...kept.lines, withId(line)] });
  }
}

/** Lines of this browser. Must not be read on a server. */
export const keptAnniversaries = browserStore(createAnniversaryStore);

/** Returns the lines of this browser; `undefined` on the server and while hydrating. */
export const useKeptAnniversaries = (): KeptAnniversaries | undefined =>
  useStore(keptAnniversaries, undefined);
