import { and, asc, eq, gt, sql } from 'drizzle-orm';
import {
  promoCodeSchema,
  promoSchema,
  type SavedPromo,
  savedPromoSchema,
} from '../../contract/checkout/saved-promo.ts';
import { differences } from '../../catalogue/versioned-product.ts';
import { z } from '../../contract/zod.ts';
import { promoCodes } from '../../db/schema/promo-tables.ts';
import { ConflictError, type Issue, NotFoundError, ValidationError } from '../../errors.ts';
import { operation, type OperationContext } from '../../operations/run-operation.ts';
import { findPromo } from './check-promo.ts';
import { pageOf, pagingOf, toPage } from '../../operations/paging.ts';

/**
 * Version that the change is based on, 0 for a new code, which must not exist with other values.
 * Without it, the last change wins.
 */
const version = z.int().optional();

/** Lists the promo codes, in the order of their letters. */
export const listPromos = operation({
  name: 'promos.list',
  permission: 'promos:read',
  input: z.object(pagingOf(z.string())),
  output: z.object(pageOf(savedPromoSchema, z.string())),
  async run({ database: { read } }, { after, limit }) {
    const rows = await read.select().from(promoCodes)
      .where(after === undefined ? undefined : gt(promoCodes.code, after))
      .orderBy(asc(promoCodes.code)).limit(limit + 1);
    return toPage(rows, limit, ({ code }) => code);
  },
});

export const getPromo = operation({
  name: 'promos.get',
  permission: 'promos:read',
  input: z.object({ code: promoCodeSchema }),
  output: savedPromoSchema,
  async run({ database }, { code }) {
    const promo = await findPromo(database, code);
    if (!promo) throw new NotFoundError('promo');
    return promo;
  },
});

/**
 * Adds or changes a promo code. Throws {@linkcode ValidationError} with the issues of the fields,
 * and {@linkcode ConflictError} `CHANGED` if another change came first; its details contain
 * `current`.
 */
export const savePromo = operation({
  name: 'promos.save',
  permission: 'promos:write',
  input: promoSchema.extend({ version }),
  output: savedPromoSchema,
  run: (context, { version, ...promo }) => writePromo(context, promo, version),
});

/** Ends a promo code now. Orders that were placed with it keep their discount. */
export const endPromo = operation({
  name: 'promos.end',
  permission: 'promos:write',
  input: z.object({ code: promoCodeSchema, version }),
  output: savedPromoSchema,
  async run(context, { code, version }) {
    const promo = await findPromo(context.database, code);
    if (!promo) throw new NotFoundError('promo');
    const now = context.clock();
    if (promo.to !== null && promo.to <= now) return promo;
    const from = promo.from === null ? null : Math.min(promo.from, now - 1);
    const { used: _, version: current, ...fields } = promo;
    return await writePromo(context, { ...fields, from, to: now }, version ?? current);
  },
});

/** Maximum number of attempts while others change the code, if no version is given. */
const maxAttempts = 5;

async function writePromo(
  { database, commit }: OperationContext,
  promo: z.infer<typeof promoSchema>,
  version: number | undefined,
): Promise<SavedPromo> {
  const { code } = promo;
  for (let attempt = 1;; attempt += 1) {
    const current = await findPromo(database, code);
    const changes = differences(current && fieldsOf(current), promo);
    // A new code may have been added by an earlier request, whose reply was lost.
    const isSeen = !version || version === current?.version;
    if (current && isSeen && Object.keys(changes.after).length === 0) return current;
    if (current && version === 0) throw takenError();
    assertValid(promo, current?.used ?? 0);
    if (version !== undefined && version !== (current?.version ?? 0)) throw changedError(current);
    const written = await commit((db) => [
      current
        ? db.update(promoCodes).set({ ...promo, version: sql`${promoCodes.version} + 1` })
          .where(and(
            eq(promoCodes.code, code),
            eq(promoCodes.version, current.version),
            sql`${promoCodes.used} <= coalesce(${promo.limit}, ${promoCodes.used})`,
          ))
        : db.insert(promoCodes).values(promo).onConflictDoNothing(),
    ], { subject: code, ...changes });
    const saved = await findPromo(database, code);
    if (written && saved) return saved;
    if (version === 0) throw takenError();
    if (version !== undefined || attempt === maxAttempts) throw changedError(saved);
  }
}

/** @throws {ValidationError} if fields contradict each other, or the number of uses */
function assertValid(
  { kind, value, from, to, limit }: z.infer<typeof promoSchema>,
  used: number,
): void {
  const issues: Issue[] = [
    ...(kind === 'percent' && value > 100
      ? [{ path: 'value', reason: 'promoPercent' } as const]
      : []),
    ...(from !== null && to !== null && to <= from
      ? [{ path: 'to', reason: 'promoPeriod' } as const]
      : []),
    ...(limit !== null && limit < used
      ? [{ path: 'limit', reason: 'promoLimit', values: { used } } as const]
      : []),
  ];
  if (issues.length > 0) throw new ValidationError('promo', { issues });
}

const fieldsOf = ({ used: _, version: __, ...fields }: SavedPromo) => fields;

const takenError = () =>
  new ValidationError('promo', { issues: [{ path: 'code', reason: 'promoTaken' }] });

const changedError = (current: SavedPromo | undefined) =>
  new ConflictError('CHANGED.promo', { details: { current: current ?? null } });
