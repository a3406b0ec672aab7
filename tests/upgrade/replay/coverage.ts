import assert from 'node:assert/strict';
import { errorCodesOf, operationsOf } from './api-document.ts';
import type { Observation, Step } from './step.ts';

/** Codes of errors that no request causes by itself, with the tests that cause them. */
const notReplayed = [
  // edge-api/http/body-timeout.test.ts
  'BODY_TIMEOUT',
  // edge-api/http/base-app.test.ts
  'INTERNAL',
  // tests/faults
  'UNAVAILABLE',
  // edge-api/account/email-change/email-change.test.ts
  'ACCOUNT_CHANGED',
];

/**
 * Checks that the steps call every operation of the API with success, and cause all errors that it
 * describes.
 *
 * @param document description of the API
 */
export function assertCovered(
  // deno-lint-ignore no-explicit-any
  document: any,
  steps: readonly Step[],
  observations: readonly Observation[],
): void {
  const succeeded = steps.filter((_, index) => /^status [23]/.test(observations[index]!.lines[0]!))
    .flatMap((step) => 'send' in step ? step.send : []);
  const uncalled = operationsOf(document).filter(({ method, path }) =>
    !succeeded.some((send) => {
      const [used, target = ''] = send.split(' ');
      return used === method && path.test(target);
    })
  );
  assert.deepEqual(uncalled.map(({ name }) => name), [], 'operations without a successful request');
  const seen = new Set(
    observations.flatMap(({ lines }) =>
      lines.flatMap((line) => /^body\.code = "(\w+)"/.exec(line)?.[1] ?? [])
    ),
  );
  const missing = errorCodesOf(document).filter((code) =>
    !seen.has(code) && !notReplayed.includes(code)
  );
  assert.deepEqual(missing, [], 'errors that no request causes');
}
