import { quickServiceFaults, slowServiceFaults } from './browser-service-faults.ts';
import type { Fault } from './fault.ts';
import { damagedFile, fullDisk, lock, lostFile, readOnly } from './file-faults.ts';
import { freezeDatabaseServer, killDatabaseServer, stopDatabaseServer } from './server-faults.ts';
import { facebook, mailServer, stripe } from './service-faults.ts';
import {
  clock,
  descriptors,
  freeze,
  kill,
  stop,
  stopContainer,
  stopWhileWaiting,
} from './process-faults.ts';
import { upgradeWithFile, upgradeWithServer } from './upgrade-faults.ts';

/** Faults that are caused in every test run. */
export const quickFaults: readonly Fault[] = [
  kill,
  stop,
  lostFile,
  fullDisk,
  ...quickServiceFaults,
];

/** All faults, for `deno task test:faults`. */
export const allFaults: readonly Fault[] = [
  ...quickFaults,
  stopWhileWaiting,
  stopContainer,
  readOnly,
  damagedFile,
  lock(3),
  lock(60),
  freeze,
  clock,
  descriptors,
  stopDatabaseServer,
  killDatabaseServer,
  freezeDatabaseServer,
  mailServer,
  stripe,
  facebook,
  ...slowServiceFaults,
  upgradeWithFile,
  upgradeWithServer,
];
