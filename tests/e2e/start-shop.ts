import process from 'node:process';
import { startShop } from '../start-shop.ts';

/** Starts one shop for all tests. Each test that logs in opens accounts of its own. */
export default async function setUp() {
  const shop = await startShop();
  process.env.SHOP_ORIGIN = shop.origin;
  process.env.SHOP_FOLDER = shop.folder;
  return () => shop.stop();
}
