import { sampleRequests } from '../../../edge-api/testing/fuzz/sample-requests.ts';
import type { RequestStep } from './step.ts';

const seed = 20_261_123;
const count = 600;

/** Headers that the client of the replay computes. */
const computed = ['Content-Length', 'Transfer-Encoding'];

/** Paths that the baseline does not have. */
const newPaths = ['/api/user/stock-notices'];

/** Longest address that this version reads; the baseline read longer ones. */
const maxAddress = 16_384;

/** Generates requests that the API rejects, always the same ones. */
export function malformedSteps(customer: string): RequestStep[] {
  const known = sampleRequests(seed, count).filter(({ path }) => !newPaths.includes(path));
  return known.map((request, number) => ({
    send: `${request.method} ${request.path}`,
    case: `malformed, ${request.defect}, number ${number}`,
    ...request.signedIn ? { as: customer } : {},
    headers: Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !computed.includes(name)),
    ),
    body: request.body,
  })).filter((_, index) => known[index]!.path.length <= maxAddress);
}
