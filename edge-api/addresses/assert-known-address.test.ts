import assert from 'node:assert/strict';
import { ValidationError } from '../errors.ts';
import { assertKnownAddress } from './assert-known-address.ts';

const place = {
  street: '12 Lê Lợi',
  ward: 'Phường Bến Nghé',
  district: 'Quận 1',
  city: 'Thành phố Hồ Chí Minh',
};
const unknown = () => false;

Deno.test('assertKnownAddress() rejects a place that the shop does not accept', async () => {
  await assertKnownAddress(() => true, place);
  await assertKnownAddress(undefined, place);
  await assert.rejects(assertKnownAddress(unknown, place), ValidationError);
});

Deno.test('assertKnownAddress() accepts the former place of an order with another street', async () => {
  const former = { ...place, street: '14 Lê Lợi', scheme: 'districts' } as const;
  await assertKnownAddress(unknown, place, former);
  for (const moved of [{ ward: 'Phường Đa Kao' }, { scheme: 'communes' as const }]) {
    await assert.rejects(assertKnownAddress(unknown, place, { ...former, ...moved }));
  }
});
