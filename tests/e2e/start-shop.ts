import process from 'node:process';
import { startShop } from '../start-shop.ts';

/** One shop for all tests: guests change nothing in it. */
export default async function setUp() {
  const shop = await startShop();
  process.env.SHOP_ORIGIN = shop.origin;
  return () => shop.stop();
}
