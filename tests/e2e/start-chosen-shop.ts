import process from 'node:process';
import { startEdgeShop } from '../edge/start-edge-shop.ts';
import { type AnyShop, startShop } from '../start-shop.ts';
import { startTwoShops } from '../two/start-two-shops.ts';

/**
 * Starts the kind of shop that the test run is for: at the edge with `E2E_EDGE`, in two processes
 * with `E2E_TWO`, otherwise in one process with a file.
 *
 * @param settings environment variables that override the defaults for tests
 */
export function startChosenShop(settings: Record<string, string> = {}): Promise<AnyShop> {
  if (process.env.E2E_EDGE) return startEdgeShop(settings);
  if (process.env.E2E_TWO) return startTwoShops(settings);
  return startShop(settings);
}
