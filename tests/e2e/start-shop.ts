import process from 'node:process';
import { startEdgeShop } from '../edge/start-edge-shop.ts';
import { startShop } from '../start-shop.ts';

/**
 * Starts one shop for the tests of each project. Each test that logs in opens accounts of its own.
 * The shop of the phones treats its catalogue as a large one, which browsers do not hold: so both
 * ways are tested, without running every test twice. With `E2E_EDGE` the shops run as at the edge.
 */
export default async function setUp() {
  const large = { CATALOGUE_LIST_LIMIT: '1' };
  const [own, ofPhones] = process.env.E2E_EDGE
    ? await Promise.all([startEdgeShop(), startEdgeShop(large)])
    : await Promise.all([startShop(), startShop(large)]);
  process.env.SHOP_ORIGIN = own.origin;
  process.env.SHOP_FOLDER = own.folder;
  if ('databaseUrl' in own) process.env.SHOP_DATABASE = own.databaseUrl;
  process.env.LARGE_SHOP_ORIGIN = ofPhones.origin;
  process.env.LARGE_SHOP_FOLDER = ofPhones.folder;
  return () => Promise.all([own.stop(), ofPhones.stop()]);
}
