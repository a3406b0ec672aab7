import { type AddressScheme, addressSchemes } from '../checkout/address-fields.ts';
import { workDays } from '../checkout/expected-delivery.ts';
import { z } from '../zod.ts';
import { heroPictureSchema } from './uploaded-hero.ts';
import { pageSlugs } from './page-slugs.ts';
import { richTextBlockSchema } from './rich-text.ts';

/** Settings of the shop that its pages show. Texts that are not set are empty. */
export const shopIdentitySchema = z.object({
  name: z.string(),
  slogan: z.string(),
  description: z.string().describe('Description for search engines'),
  brand: z.string().describe('Description for the footer'),
  home: z.object({
    title: z.string().optional(),
    sentence: z.string().optional(),
    picture: heroPictureSchema.optional(),
    announcement: z.string().optional().describe('News at the top of every page'),
  }).optional().describe('Texts and picture that the owner has set for the home page'),
  contact: z.object({ phone: z.string(), email: z.string() }),
  social: z.array(z.object({ name: z.string(), href: z.string() })),
  seller: z.object({
    legalName: z.string(),
    taxCode: z.string(),
    registration: z.string(),
    address: z.string(),
  }),
  trust: z.object({
    inspection: z.string().describe('Sentence about the inspection before paying'),
    certificate: z.string().describe('Sentence about certificates of the stones'),
  }).describe('Reasons to trust the seller'),
  notice: z.object({ url: z.string(), symbol: z.string() })
    .describe('Record in the national system for e-commerce, and the picture of its symbol'),
  gifts: z.boolean().describe('True if the checkout offers to send an order as a gift'),
  guestOrders: z.boolean().describe('True if customers can order without an account'),
  addressScheme: z.enum(Object.keys(addressSchemes) as AddressScheme[])
    .describe('Divisions of new addresses'),
  shipping: z.object({
    fee: z.int(),
    freeFrom: z.int().describe('Subtotal from which the delivery is free; 0 if it never is'),
    groups: z.array(z.object({
      name: z.string(),
      provinces: z.array(z.string()),
      fee: z.int(),
      freeFrom: z.int(),
      time: z.string().describe('Time of the delivery; empty if it is that of all others'),
    })).optional().describe('Groups of provinces with other fees'),
    weightSteps: z.array(z.object({ above: z.int(), fee: z.int() })).optional()
      .describe('Additions to the fee by weight in grams, the lightest first'),
  }).describe('Fee for the delivery of an order, in đồng'),
  delivery: z.object({
    preparation: z.string(),
    time: z.string(),
    workDays: z.enum(workDays),
  }).describe('Times from which the expected day of a delivery is computed'),
  transfers: z.boolean().optional().describe('`true` if orders can be paid by bank transfer'),
  deposit: z.object({ depositFrom: z.int(), depositAmount: z.int() }).optional()
    .describe('Total from which an order on delivery needs a deposit, and the deposit, in đồng'),
  categories: z.array(z.object({
    name: z.string(),
    image: z.string().describe('Picture of its tile on the home page'),
    subCategories: z.array(z.string()),
  })).describe('Categories of products in their order'),
  versions: z.object({ terms: z.string(), privacy: z.string() })
    .describe('Current versions of the pages that a customer accepts'),
}).meta({ id: 'ShopIdentity' });

/** A text page, filled in with the settings of the shop. */
export const shopPageSchema = z.object({
  slug: z.enum(pageSlugs),
  title: z.string(),
  version: z.string().describe("Number of the owner's version, or date of the default text"),
  date: z.string().describe('Date for readers, such as 22/11/2026'),
  description: z.string().describe('First paragraph as plain text'),
  blocks: z.array(richTextBlockSchema),
}).meta({ id: 'ShopPage' });

export type ShopIdentity = z.infer<typeof shopIdentitySchema>;

export type ShopPage = z.infer<typeof shopPageSchema>;
