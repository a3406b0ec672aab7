import { addressTexts } from '../checkout/address.ts';
import { z } from '../zod.ts';

export const accountSchema = z.object({
  name: z.string().meta({ examples: ['Nguyễn Văn An'] }),
  email: z.string(),
  emailVerified: z.boolean(),
  pendingEmail: z.string().nullable().describe('Requested new address, not yet confirmed'),
  hasPassword: z.boolean().describe('False for an account that only logs in with Facebook'),
  hasFacebook: z.boolean(),
  createdAt: z.iso.datetime(),
}).meta({ id: 'Account' });

export const accountSessionSchema = z.object({
  id: z.string().describe('Identifies the session to its owner; not the token'),
  device: z.string().describe('Browser and system in Vietnamese'),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().describe('Exact to a day'),
  current: z.boolean().describe('True for the session of the request'),
}).meta({ id: 'AccountSession' });

/** Delivery address saved by a user. The country is always Việt Nam. */
export const savedAddressSchema = addressTexts.omit({ country: true }).extend({
  id: z.uuid(),
  usedAt: z.iso.datetime().describe('Time of the last use or change'),
}).meta({ id: 'SavedAddress' });

/** Data of the account page, in the response to `GET /api/user/account`. */
export const accountOverviewSchema = z.object({
  account: accountSchema,
  sessions: z.array(accountSessionSchema).describe('The current one first, then the last used'),
  addresses: z.array(savedAddressSchema).describe('The last used one first'),
});

export type Account = z.infer<typeof accountSchema>;

export type AccountSession = z.infer<typeof accountSessionSchema>;

export type SavedAddress = z.infer<typeof savedAddressSchema>;

export type AccountOverview = z.infer<typeof accountOverviewSchema>;
