import process from 'node:process';
import { startChosenShop } from './start-chosen-shop.ts';

/**
 * Starts one shop for the tests of each project. Each test that logs in opens accounts of its own.
 * The shop of the phones treats its catalogue as a large one, which browsers do not hold: so both
 * ways are tested, without running every test twice.
 */
export default async function setUp() {
  const [own, ofPhones] = await Promise.all([
    startChosenShop(),
    startChosenShop({ CATALOGUE_LIST_LIMIT: '1' }),
  ]);
  process.env.SHOP_ORIGIN = own.origin;
  process.env.SHOP_FOLDER = own.folder;
  if (own.databaseUrl) process.env.SHOP_DATABASE = own.databaseUrl;
  process.env.LARGE_SHOP_ORIGIN = ofPhones.origin;
  process.env.LARGE_SHOP_FOLDER = ofPhones.folder;
  return () => Promise.all([own.stop(), ofPhones.stop()]);
}
