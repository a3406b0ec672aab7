import process from 'node:process';
import { runShopCommand } from './run-shop-command.ts';
import { startChosenShop } from './start-chosen-shop.ts';

/**
 * Starts two shops for the tests. Each test that logs in opens accounts of its own. One shop treats
 * its catalogue as a large one, which browsers do not hold. Phones use it, and the tests of stock,
 * orders and cart run on both.
 */
export default async function setUp() {
  const [own, large] = await Promise.all([
    startChosenShop(),
    startChosenShop({ CATALOGUE_LIST_LIMIT: '1' }),
  ]);
  process.env.SHOP_ORIGIN = own.origin;
  process.env.SHOP_FOLDER = own.folder;
  process.env.SHOP_DATABASE = own.databaseUrl;
  process.env.LARGE_SHOP_ORIGIN = large.origin;
  process.env.LARGE_SHOP_FOLDER = large.folder;
  process.env.LARGE_SHOP_DATABASE = large.databaseUrl;
  // Most orders of the tests are of this product.
  for (const { databaseUrl } of [own, large]) {
    await runShopCommand(databaseUrl, 'stock', 'vong-tay-mat-ho', '600');
  }
  return () => Promise.all([own.stop(), large.stop()]);
}
