import fc from 'fast-check';
import { endpoints } from './endpoints.ts';
import { type MalformedRequest, malformedRequest } from './malformed-request.ts';

/** Generates requests that the API must reject. The same seed generates the same ones. */
export function sampleRequests(seed: number, numRuns: number): MalformedRequest[] {
  return fc.sample(malformedRequest(endpoints), { seed, numRuns });
}
