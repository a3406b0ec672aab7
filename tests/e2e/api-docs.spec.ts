import { expect, test } from './shop-test.ts';

test('the description of the API is readable and loads nothing from other origins', async ({ page, baseURL }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/api/docs');
  // The viewer takes some time to render all operations.
  await page.getByText('/api/order/placecod', { exact: true }).click({ timeout: 30_000 });
  await expect(page.getByText('The server compares prices and amount with its own.')).toBeVisible();
  await expect(page.getByText('Too little is in stock.')).toBeAttached();
  expect(addresses.map((address) => address.replace(baseURL!, ''))).toEqual([
    '/api/docs',
    '/api/docs/viewer.js',
    '/api/openapi.json',
  ]);
});
