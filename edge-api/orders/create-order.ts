import { and, eq, inArray } from 'drizzle-orm';
import { assertKnownAddress } from '../addresses/assert-known-address.ts';
import { isShown, orderedName } from '../catalogue/product-row.ts';
import { readWeights } from '../checkout/read-weights.ts';
import { assertOrderUnchanged } from '../checkout/assert-order-unchanged.ts';
import { emailSchema, personNameSchema } from '../contract/account/user.ts';
import { amountLimit, type OrderRequest } from '../contract/checkout/order.ts';
import { orderTotals, subtotalOf } from '../contract/checkout/order-totals.ts';
import { phoneSchema } from '../contract/checkout/phone.ts';
import { staffOrderSchema } from '../contract/orders/staff-order.ts';
import { z } from '../contract/zod.ts';
import { users } from '../db/schema/account-tables.ts';
import { products } from '../db/schema/catalogue-tables.ts';
import { orders } from '../db/schema/order-tables.ts';
import { isConstraintViolation } from '../db/sqlite-error.ts';
import { ForbiddenError, UnavailableError, ValidationError } from '../errors.ts';
import { actorName } from '../operations/permissions.ts';
import { operation, type OperationContext } from '../operations/run-operation.ts';
import { readShopSettings } from '../settings/read-shop-settings.ts';
import { toShippingRule } from '../settings/to-shipping-rule.ts';
import { findPhoneCustomer, guestKeyOf, type PhoneGuest } from './find-phone-customer.ts';
import { findPhoneOrder, hashPhoneOrder } from './find-phone-order.ts';
import { readStaffOrder } from './get-order.ts';
import { noteSchema } from './note-order.ts';
import { orderLinesSchema, parseStaffAddress, partialAddressSchema } from './staff-order-input.ts';
import { insertOrderEvent } from './statements/update-order.ts';
import { type TransferAccount, transferAccount } from './transfers/transfer-account.ts';
import { newOrderCode } from './new-order-code.ts';
import { insertOrderStatements, type NewOrder } from './statements/insert-order.ts';

/** Maximum number of attempts while the catalogue or the customer changes. */
const maxAttempts = 3;

const optionalEmail = z.union([z.literal('').transform(() => undefined), emailSchema]).optional();

/**
 * Places an order that staff have taken by phone, on delivery or by transfer. It takes its stock at
 * once, at the prices of the catalogue, and counts as confirmed; the limits for strangers do not
 * apply. A customer who is unknown becomes a guest, who is found again by the e-mail address, or
 * without one by the phone number. An account whose address is not verified is not found by it:
 * somebody else may have registered it, and would read where the customer lives.
 *
 * Throws {@linkcode ValidationError} for an invalid address or unknown products,
 * {@linkcode NotFoundError} for an unknown customer, {@linkcode ForbiddenError} for a transfer
 * without a bank account, and {@linkcode ConflictError}: `OUT_OF_STOCK`, or
 * `IDEMPOTENCY_KEY_REUSED` if an order with another content has the key.
 */
export const createOrder = operation({
  name: 'orders.create',
  permission: 'orders:write',
  input: z.object({
    customer: z.object({
      /** An existing customer. @default the one with the e-mail address or the phone number */
      id: z.string().max(100).optional(),
      /** @default the name in the address */
      name: personNameSchema.optional(),
      email: optionalEmail,
      /** @default that of the address */
      phone: phoneSchema.optional(),
    }, 'Vui lòng nhập thông tin khách hàng.'),
    /** Place of delivery; name, phone number and e-mail address default to the customer's. */
    address: partialAddressSchema,
    items: orderLinesSchema,
    payment: z.enum(['cod', 'transfer'], 'Vui lòng chọn cách thanh toán.'),
    note: noteSchema.optional(),
    /** Identifies the order, so that a repeated request places it once. @default a random key */
    key: z.uuid().optional(),
  }),
  output: staffOrderSchema,
  async run(context, { customer, items, payment, note, key = crypto.randomUUID(), ...input }) {
    const { database, outbox } = context;
    const { name, phone, email } = customer;
    const [lastName, ...rest] = name?.split(/\s+/) ?? [];
    const address = parseStaffAddress({
      ...rest.length > 0
        ? { lastName, firstName: rest.join(' ') }
        : { lastName: 'Anh/Chị', firstName: name },
      ...{ phone, email },
      ...input.address,
    }, 'address');
    await assertKnownAddress(context.isKnownAddress, address);
    const person = {
      name: name ?? `${address.lastName} ${address.firstName}`,
      email: email ?? address.email,
      phone: phone ?? address.phone,
    };
    const repeatable = {
      idempotencyKey: `staff:${key}`,
      requestHash: hashPhoneOrder(address, items, payment),
    };
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const placed = await findPhoneOrder(context, repeatable);
      if (placed) return placed;
      const { userId, guest } = await findPhoneCustomer(database, customer.id, person);
      const priced = await readPrices(context, items);
      const { settings } = await readShopSettings(database);
      const shipping = toShippingRule(settings);
      const expiresAt = deadlineOf(payment, transferAccount(settings), context.clock());
      const ids = priced.map(({ _id }) => _id);
      const weights = await readWeights(database.read, ids, shipping);
      const weighed = priced.map((it) => ({ ...it, weightGrams: weights.get(it._id) }));
      const totals = orderTotals(weighed, shipping, undefined, address.city);
      const request = { address, items: priced, amount: totals.amount } as OrderRequest;
      const id = crypto.randomUUID();
      try {
        const order = { id, userId, request, payment, expiresAt, ...repeatable };
        await place(context, { ...order, guest, note }, totals);
        outbox.wake();
        return await readStaffOrder(database, id);
      } catch (error) {
        if (!isConstraintViolation(error)) throw error;
        await assertOrderUnchanged(database, request, shipping);
      }
    }
    throw new UnavailableError();
  },
});

/**
 * Returns the time until which an order by transfer must be paid; null for one on delivery.
 *
 * @throws {ForbiddenError} if the shop has no bank account
 */
function deadlineOf(
  payment: 'cod' | 'transfer',
  account: TransferAccount | undefined,
  now: number,
): number | null {
  if (payment === 'cod') return null;
  if (!account) throw new ForbiddenError('transfers');
  return now + account.hours * 60 * 60_000;
}

/**
 * Returns the items with the prices of the catalogue.
 *
 * @throws {ValidationError} if the shop does not sell a product, or the order is too large
 */
async function readPrices(
  { database: { read } }: OperationContext,
  lines: z.infer<typeof orderLinesSchema>,
) {
  const sold = await read
    .select({ id: products.id, name: orderedName, price: products.price }).from(products)
    .where(and(isShown, inArray(products.id, lines.map(({ productId }) => productId))));
  const items = lines.flatMap(({ productId: _id, quantity }) => {
    const product = sold.find(({ id }) => id === _id);
    return product ? [{ _id, name: product.name, price: product.price, quantity }] : [];
  });
  const issues = lines.flatMap(({ productId }, index) =>
    sold.some(({ id }) => id === productId)
      ? []
      : [{ path: `items.${index}`, reason: 'lineGone' as const }]
  );
  if (issues.length > 0) throw new ValidationError('lineGone', { issues });
  if (subtotalOf(items) > amountLimit) {
    throw new ValidationError('orderTooLarge', {
      issues: [{ path: 'items', reason: 'orderTooLarge' }],
    });
  }
  return items;
}

/** Stores the order and, if the customer is unknown, the guest. */
async function place(
  { actor, clock, commit }: OperationContext,
  { guest, note, ...order }:
    & Pick<
      NewOrder,
      'id' | 'userId' | 'request' | 'payment' | 'idempotencyKey' | 'requestHash' | 'expiresAt'
    >
    & { guest: PhoneGuest; note: string | undefined },
  totals: ReturnType<typeof orderTotals>,
): Promise<void> {
  const event = { actor: actorName(actor), at: clock() };
  const { id, userId, request, payment } = order;
  const isOrder = eq(orders.id, id);
  const { name, email } = guest;
  await commit((db) =>
    [
      // If somebody else has the key meanwhile, the order has no customer and is refused.
      db.insert(users).values({
        id: userId,
        name,
        email,
        emailKey: guestKeyOf(guest),
        createdAt: event.at,
      })
        .onConflictDoNothing(),
      ...insertOrderStatements(
        db,
        {
          ...{ ...order, createdAt: event.at },
          code: newOrderCode(),
          ...{ origins: [], staff: event.actor },
        },
        totals,
        undefined,
      ),
      insertOrderEvent(db, { kind: 'created', ...event }, isOrder),
      ...note ? [insertOrderEvent(db, { kind: 'note', ...event, text: note }, isOrder)] : [],
      db.update(orders).set({ confirmedAt: event.at }).where(isOrder),
    ] as const, {
    subject: id,
    before: null,
    after: {
      amount: totals.amount,
      payment,
      items: request.items.map(({ _id: productId, quantity }) => ({ productId, quantity })),
    },
  });
}
