import { z } from '../zod.ts';
import { normalizePromoCode, promoKinds } from './promo.ts';

const invalidCode = 'Mã chỉ gồm chữ không dấu, số và dấu gạch, không có dấu cách, ví dụ TET2027.';

/** Promo code as typed. */
export const promoCodeSchema = z.string().max(80).transform(normalizePromoCode)
  .pipe(
    z.string().regex(/^[A-Z0-9][A-Z0-9_-]{0,39}$/, {
      error: ({ input }) => input === '' ? undefined : invalidCode,
    }),
  );
const time = z.int().nonnegative().nullable().default(null);
const count = z.int().min(1).max(1_000_000_000).nullable().default(null);

/** Promo code as staff defines it. */
export const promoSchema = z.object({
  code: promoCodeSchema,
  kind: z.enum(promoKinds),
  /** Percent, or đồng. */
  value: z.int().min(1).max(1_000_000_000_000),
  /** Total of the goods from which the code is valid, in đồng. */
  minimum: z.int().nonnegative().max(1_000_000_000_000).default(0),
  firstOrderOnly: z.boolean().default(false),
  /** Time from which the code is valid, in ms since 1970. */
  from: time,
  /** Time at which it ends, in ms since 1970. */
  to: time,
  /** Maximum number of orders with the code that are not cancelled. */
  limit: count,
  limitPerCustomer: count,
});

export const savedPromoSchema = promoSchema.extend({
  /** Number of orders with the code that are not cancelled. */
  used: z.int(),
  version: z.int(),
});

export type SavedPromo = z.infer<typeof savedPromoSchema>;
