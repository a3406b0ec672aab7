import assert from 'node:assert/strict';
import { type DraftStorage, keepDraft, readDraft, removeDraft } from './order-draft.ts';
import { emptyOrder } from './order-values.ts';

const draft = {
  values: { ...emptyOrder, firstName: 'Lan' },
  choice: { province: null, district: null, ward: null },
  note: '',
  payment: 'cod',
  key: '1',
};

function openStorage(): DraftStorage & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

Deno.test('a draft is given back to the member who typed it, until it is removed', () => {
  const storage = openStorage();
  keepDraft(draft, 'an', storage);
  assert.equal(readDraft('an', storage)?.values.firstName, 'Lan');
  removeDraft(storage);
  assert.equal(readDraft('an', storage), undefined);
});

Deno.test('a draft of another member, an old one and a damaged one are removed', () => {
  const storage = openStorage();
  const isRemoved = (memberId: string) => {
    assert.equal(readDraft(memberId, storage), undefined);
    assert.equal(storage.texts.size, 0);
  };
  keepDraft(draft, 'an', storage);
  isRemoved('binh');
  keepDraft(draft, 'an', storage);
  const [[key, text]] = storage.texts as Iterable<[string, string]> as [[string, string]];
  storage.setItem(key, JSON.stringify({ ...JSON.parse(text), at: Date.now() - 13 * 3_600_000 }));
  isRemoved('an');
  storage.setItem(key, '{');
  isRemoved('an');
});

Deno.test('a browser that forbids storage has no draft', () => {
  const forbid = () => {
    throw new Error('forbidden');
  };
  const storage = { getItem: forbid, setItem: forbid, removeItem: forbid };
  keepDraft(draft, 'an', storage);
  assert.equal(readDraft('an', storage), undefined);
});
