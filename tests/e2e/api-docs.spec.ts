import { expect, test } from './shop-test.ts';

test('the description of the API is readable and loads nothing from elsewhere', async ({ page, baseURL }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: 'Places an order that is paid on delivery' }))
    .toBeVisible();
  await expect(page.getByText('Too little is in stock.').first()).toBeAttached();
  expect(addresses.length).toBeGreaterThanOrEqual(3);
  expect(addresses.filter((address) => new URL(address).origin !== baseURL)).toEqual([]);
});
