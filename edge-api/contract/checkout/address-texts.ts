import { z } from '../zod.ts';
import { type Address, addressSchema } from './address.ts';

const fields = Object.keys(addressSchema.shape).map((field) => [field, z.string()]);

/** Address in a reply: plain texts, as an older address may violate later rules. */
export const addressTexts = z.object(
  Object.fromEntries(fields) as Record<keyof Address, z.ZodString>,
);
