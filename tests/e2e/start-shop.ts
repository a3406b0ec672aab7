import process from 'node:process';
import { startShop } from '../start-shop.ts';

/**
 * Starts one shop for the tests of each project. Each test that logs in opens accounts of its own.
 * The shop of the phones treats its catalogue as a large one, which browsers do not hold: so both
 * ways are tested, without running every test twice.
 */
export default async function setUp() {
  const [small, large] = await Promise.all([startShop(), startShop({ CATALOGUE_LIST_LIMIT: '1' })]);
  process.env.SHOP_ORIGIN = small.origin;
  process.env.SHOP_FOLDER = small.folder;
  process.env.LARGE_SHOP_ORIGIN = large.origin;
  process.env.LARGE_SHOP_FOLDER = large.folder;
  return () => Promise.all([small.stop(), large.stop()]);
}
