import fc from 'fast-check';
import { oddText } from './bad-values.ts';

/** Unexpected values of headers that the API reads. They are valid in HTTP. */
export const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom(
    'token',
    'X-Forwarded-For',
    'X-Request-Id',
    'Idempotency-Key',
    'Accept-Language',
    'Origin',
    'Content-Length',
    'Content-Encoding',
    'Transfer-Encoding',
    'Cookie',
  ),
  fc.oneof(
    oddText.map((text) => text.replace(/[^\x20-\x7e]/g, '')),
    fc.constantFrom('-1', '99999999999', 'gzip', 'chunked', '::1', '1.1.1.1,'.repeat(500)),
    fc.constantFrom('x'.repeat(43), 'x'.repeat(8_000), 'null', 'undefined', '\xff\xfe'),
  ),
  { maxKeys: 4 },
);
