import process from 'node:process';
import { startShop } from '../start-shop.ts';

/** One shop for all tests: each that signs in has people of its own. */
export default async function setUp() {
  const shop = await startShop();
  process.env.SHOP_ORIGIN = shop.origin;
  process.env.SHOP_FOLDER = shop.folder;
  return () => shop.stop();
}
