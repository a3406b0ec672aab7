import assert from 'node:assert/strict';
import { missingForFree, movedShippingFee, shippingFee } from './shipping-rule.ts';
import { shippingGroupsSchema, weightStepsSchema } from './shipping-schema.ts';

const mountains = {
  name: 'Miền núi',
  provinces: ['Tỉnh Hà Giang', 'Tỉnh Cao Bằng'],
  fee: 40_000,
  freeFrom: 0,
  time: '',
};
const rule = {
  fee: 20_000,
  freeFrom: 500_000,
  groups: [mountains],
  weightSteps: [{ above: 1_000, fee: 5_000 }, { above: 3_000, fee: 20_000 }],
};

Deno.test('shippingFee() depends on province, weight and subtotal', () => {
  assert.equal(shippingFee(rule, { subtotal: 100_000 }), 20_000);
  assert.equal(shippingFee(rule, { subtotal: 100_000, city: 'Thành phố Hà Nội' }), 20_000);
  assert.equal(shippingFee(rule, { subtotal: 100_000, city: 'Tỉnh Cao Bằng' }), 40_000);
  assert.equal(shippingFee(rule, { subtotal: 100_000, grams: 1_000 }), 20_000);
  assert.equal(shippingFee(rule, { subtotal: 100_000, grams: 1_001 }), 25_000);
  assert.equal(shippingFee(rule, { subtotal: 100_000, grams: 9_000 }), 40_000);
  assert.equal(shippingFee(rule, { subtotal: 500_000, grams: 9_000 }), 0);
  assert.equal(shippingFee(rule, { subtotal: 500_000, city: 'Tỉnh Cao Bằng' }), 40_000);
  assert.equal(shippingFee(rule, { subtotal: 0, grams: 9_000 }), 0);
  // Free from one đồng is always free.
  assert.equal(shippingFee({ fee: 20_000, freeFrom: 1 }, { subtotal: 100_000 }), 0);
  assert.equal(shippingFee({ fee: 20_000, freeFrom: 1 }, { subtotal: 1 }), 0);
});

Deno.test('movedShippingFee() is that of the other province, or the one before in the same group', () => {
  const order = { subtotal: 100_000, grams: 1_001, city: 'Thành phố Hà Nội', shipping: 9_000 };
  assert.equal(movedShippingFee(rule, order, 'Tỉnh Cao Bằng'), 45_000);
  assert.equal(movedShippingFee(rule, order, 'Thành phố Đà Nẵng'), 9_000);
  assert.equal(movedShippingFee(rule, { ...order, city: 'Tỉnh Cao Bằng' }, 'Tỉnh Hà Giang'), 9_000);
});

Deno.test('missingForFree() is the rest up to the free delivery', () => {
  assert.equal(missingForFree(rule, { subtotal: 380_000 }), 120_000);
  assert.equal(missingForFree(rule, { subtotal: 500_000 }), 0);
  assert.equal(missingForFree(rule, { subtotal: 0 }), 0);
  assert.equal(missingForFree(rule, { subtotal: 1, city: 'Tỉnh Cao Bằng' }), 0);
  assert.equal(missingForFree({ fee: 10_000, freeFrom: 0 }, { subtotal: 1 }), 0);
});

Deno.test('a province is in one group, and the steps ascend', () => {
  assert.ok(shippingGroupsSchema.safeParse([mountains]).success);
  assert.ok(!shippingGroupsSchema.safeParse([mountains, mountains]).success);
  assert.ok(!shippingGroupsSchema.safeParse([{ ...mountains, provinces: [] }]).success);
  assert.ok(!shippingGroupsSchema.safeParse([{ ...mountains, fee: -1 }]).success);
  assert.ok(!shippingGroupsSchema.safeParse([{ ...mountains, fee: 1.5 }]).success);
  assert.ok(weightStepsSchema.safeParse(rule.weightSteps).success);
  assert.ok(!weightStepsSchema.safeParse([...rule.weightSteps].reverse()).success);
  assert.ok(weightStepsSchema.safeParse([{ above: 1, fee: 1 }]).success);
  assert.ok(!weightStepsSchema.safeParse([{ above: 0, fee: 1 }]).success);
});
