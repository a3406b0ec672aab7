import { ConfirmRequiredError } from '../errors.ts';

/** Time for which checked credentials allow dangerous operations, in ms: ten minutes. */
const confirmedFor = 10 * 60_000;

/**
 * Asserts that the credentials of a member were checked in the last ten minutes.
 *
 * @param confirmedAt time of the check in ms since 1970; undefined if there was none
 * @throws {ConfirmRequiredError}
 */
export function assertConfirmed(confirmedAt: number | undefined, now: number): void {
  if (confirmedAt === undefined || now >= confirmedAt + confirmedFor) {
    throw new ConfirmRequiredError();
  }
}
