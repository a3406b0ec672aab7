import { z } from 'zod';
import type { AccountExport } from '../../contract/account/account-export.ts';
import type { Account, AccountSession } from '../../contract/account/account-overview.ts';
import type { SavedAddress } from '../../contract/account/saved-address.ts';
import { orderStatuses } from '../../contract/orders/order-status.ts';
import { savedChartSchema } from './saved-chart-schemas.ts';
import { success, timeSchema } from './reply.ts';
import { ownReviewSchema } from './review-schemas.ts';

/** Account as its owner sees it. */
export const accountSchema = z.object({
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  pendingEmail: z.string().nullable().describe('Requested new address, not yet confirmed'),
  hasPassword: z.boolean(),
  hasFacebook: z.boolean(),
  createdAt: timeSchema,
}) satisfies z.ZodType<Account>;

const listedSession = z.object({
  device: z.string(),
  createdAt: timeSchema,
  lastUsedAt: timeSchema.describe('Exact to a day'),
});

/** Session in the list of an account. */
export const accountSessionSchema = z.object({
  id: z.string(),
  ...listedSession.shape,
  current: z.boolean(),
}) satisfies z.ZodType<AccountSession>;

const addressFields = {
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  street: z.string(),
  ward: z.string(),
  district: z.string(),
  city: z.string(),
};

/** Saved delivery address. */
export const savedAddressSchema = z.object({
  id: z.uuid(),
  ...addressFields,
  usedAt: timeSchema,
}) satisfies z.ZodType<SavedAddress>;

const exportedOrder = z.object({
  id: z.uuid(),
  date: timeSchema,
  status: z.enum(orderStatuses),
  payment: z.enum(['cod', 'card']),
  paidAt: timeSchema.nullable(),
  address: z.object({ ...addressFields, country: z.string() }),
  items: z.array(z.object({
    productId: z.string(),
    name: z.string(),
    price: z.int(),
    quantity: z.int(),
  })),
  subtotal: z.int(),
  discount: z.int(),
  shipping: z.int(),
  amount: z.int(),
  promoCode: z.string().nullable(),
});

const exportFields = z.object({
  exportedAt: timeSchema,
  account: accountSchema,
  addresses: z.array(savedAddressSchema),
  charts: z.array(savedChartSchema),
  orders: z.array(exportedOrder),
  consents: z.array(z.object({
    page: z.string(),
    version: z.string(),
    acceptedAt: timeSchema,
  })),
  reviews: z.array(ownReviewSchema.extend({ productId: z.string() })),
  cart: z.array(z.object({ productId: z.string(), quantity: z.int() })),
  sessions: z.array(listedSession),
}) satisfies z.ZodType<AccountExport>;

/** Reply with all data of an account. */
export const accountExportReply = success(exportFields.shape);

/** Reply with the changed account. */
export const accountReply = success({ account: accountSchema });
