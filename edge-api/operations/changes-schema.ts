import { z } from '../contract/zod.ts';

/** Changed values by name. A record of zod would drop the name `__proto__`. */
export const changesSchema = z.custom<Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'Phải là một đối tượng.',
);
