import type { AddressChoice } from '@thach-an/ui';
import type { OrderValues } from './order-values.ts';

/** Order by phone that is not stored yet. */
export interface OrderDraft {
  values: OrderValues;
  /** Divisions that the place was chosen from. */
  choice: AddressChoice;
  note: string;
  payment: string;
  /** Key of the request: an order that was stored without a reply is not placed twice. */
  key: string;
}

interface StoredDraft extends OrderDraft {
  /** Id of the member of staff who typed it. */
  memberId: string;
  /** ms since 1970 */
  at: number;
}

/** The part of the Web Storage API that keeps the draft. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const storageKey = 'order-draft';

/** Time for which a device keeps a draft, since it has the address of a customer: 12 hours. */
const lifetime = 12 * 60 * 60_000;

/** Keeps the draft of a member on this device. */
export function keepDraft(draft: OrderDraft, memberId: string, storage?: DraftStorage) {
  const stored: StoredDraft = { ...draft, memberId, at: Date.now() };
  attempt(() => (storage ?? localStorage).setItem(storageKey, JSON.stringify(stored)));
}

/** Removes the draft from this device. */
export function removeDraft(storage?: DraftStorage) {
  attempt(() => (storage ?? localStorage).removeItem(storageKey));
}

/** Returns the draft of a member. One that is old, damaged or of another member is removed. */
export function readDraft(memberId: string, storage?: DraftStorage): StoredDraft | undefined {
  const text = attempt(() => (storage ?? localStorage).getItem(storageKey));
  if (!text) return undefined;
  const draft = attempt(() => JSON.parse(text) as StoredDraft);
  if (draft?.memberId === memberId && draft.at > Date.now() - lifetime) return draft;
  removeDraft(storage);
}

/** Calls a function; without storage, or with a damaged text, there is no draft. */
function attempt<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}
