import assert from 'node:assert/strict';
import { strayPictures } from './stray-pictures.ts';

Deno.test('strayPictures() finds the screenshot of a removed story', () => {
  const stories = new Map([['price', 'export const OnSale: Story = {};\nexport default meta;']]);
  assert.deepEqual(strayPictures(['price--on-sale.png'], stories), []);
  assert.deepEqual(strayPictures(['price--plain.png', 'button--on-sale.png'], stories), [
    'price--plain.png',
    'button--on-sale.png',
  ]);
});
