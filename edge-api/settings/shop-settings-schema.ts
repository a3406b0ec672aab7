import { type AddressScheme, addressSchemes } from '../contract/checkout/address-fields.ts';
import { workDays } from '../contract/checkout/expected-delivery.ts';
import {
  money,
  shippingGroupsSchema,
  weightStepsSchema,
} from '../contract/checkout/shipping-schema.ts';
import { heroPictureSchema } from '../contract/settings/uploaded-hero.ts';
import { textLine } from '../contract/text-schema.ts';
import { z } from '../contract/zod.ts';
import {
  bankAccount,
  bankNumber,
  count,
  displayedPhone,
  json,
  line,
  minutes,
  number,
  optionalUrl,
  pictureFile,
  synonymLines,
  taxCode,
} from './setting-types.ts';

/**
 * Settings of the shop that the owner changes while it runs. Texts that are not set are empty:
 * pages leave the lines with them out.
 */
export const shopSettingsSchema = z.strictObject({
  name: line(60).describe('name of the shop in the header, titles and mails'),
  slogan: line(120).describe('text after the name in the title of the home page'),
  description: line(300).describe('description of the home page and the store for search engines'),
  brand: line(500).describe('text about the shop in the footer'),
  home: z.strictObject({
    title: textLine(60).describe('heading of the home page in place of the default'),
    sentence: textLine(160).describe('sentence below that heading'),
    picture: json(heroPictureSchema)
      .describe('picture of the home page, as JSON; the back office has a form'),
    announcement: textLine(160).describe('news at the top of every page'),
  }),
  contact: z.strictObject({
    phone: displayedPhone.describe('telephone number of the shop'),
    email: line(254).refine((text) => z.regexes.email.test(text), 'Email chưa đúng định dạng.')
      .describe('e-mail address of the shop, and sender of its mails'),
    hours: textLine(120).describe('hours in which the shop answers'),
  }),
  social: z.strictObject({
    facebook: optionalUrl.describe('profile on Facebook'),
    instagram: optionalUrl.describe('profile on Instagram'),
    youtube: optionalUrl.describe('profile on YouTube'),
    tiktok: optionalUrl.describe('profile on TikTok'),
    zalo: optionalUrl.describe('profile on Zalo'),
  }),
  seller: z.strictObject({
    legalName: textLine(200).describe('name of the company or person that sells'),
    representative: textLine(100).describe('person who represents the company'),
    taxCode: taxCode.describe('tax code: 10 digits, 10 and 3 of a branch, or 12'),
    registration: textLine(200).describe('number, date and place of the registration'),
    address: textLine(300).describe('registered address'),
  }),
  notice: z.strictObject({
    url: optionalUrl.describe('record of the shop in the national system for e-commerce'),
    symbol: pictureFile.describe('file name of the symbol of that record, shown in the footer'),
  }),
  delivery: z.strictObject({
    area: line(200).describe('area to which the shop delivers'),
    preparation: line(100).describe('time until an order is handed over to the carrier'),
    time: line(100).describe('time of the delivery'),
    remoteTime: textLine(100).describe('time of the delivery to remote areas and islands'),
    workDays: z.enum(workDays, `Phải là một trong: ${workDays.join(', ')}.`).describe(
      `days of work (${workDays.join(', ')}): pages show the expected days of delivery`,
    ),
    carrier: textLine(200).describe('name of the carrier'),
  }),
  gifts: z.enum(['off', 'on'], 'Phải là on hoặc off.')
    .describe('on: the checkout offers to send an order as a gift, with a note'),
  guestOrders: z.enum(['off', 'on'], 'Phải là on hoặc off.')
    .describe('on: customers can order without an account, with a code sent by e-mail'),
  addressScheme: z.enum(
    Object.keys(addressSchemes) as AddressScheme[],
    'Phải là districts hoặc communes.',
  ).describe(
    'divisions of new addresses: districts (three levels), or communes (since 1 July 2025)',
  ),
  shipping: z.strictObject({
    fee: money(10_000_000).describe('fee for the delivery of an order, in đồng'),
    freeFrom: money(1_000_000_000)
      .describe('total of the goods from which the delivery is free, in đồng; 0 if it never is'),
    groups: json(shippingGroupsSchema)
      .describe('groups of provinces with other fees, as JSON; the back office has a form'),
    weightSteps: json(weightStepsSchema)
      .describe('additions to the fee by weight, as JSON; the back office has a form'),
  }),
  transfer: z.strictObject({
    bank: bankNumber.describe('number of the bank (BIN, six digits) that receives transfers'),
    account: bankAccount.describe('number of the bank account'),
    name: textLine(100).describe('name of the holder of the bank account'),
    hours: count(168).describe('hours in which an order must be paid by transfer'),
    depositFrom: money(1_000_000_000).describe(
      'total from which an order on delivery needs a deposit by transfer, in đồng; 0 if it never does',
    ),
    depositAmount: money(1_000_000_000).describe('deposit of such an order, in đồng'),
  }),
  orders: z.strictObject({
    changeMinutes: minutes.describe(
      'minutes in which a customer can cancel an order or change its address, from the time at ' +
        'which it is to be prepared; 0 if never',
    ),
    maxQuantity: number(1_000_000)
      .describe('quantity per product above which an order waits for the owner'),
    newMaxQuantity: number(1_000_000)
      .describe('the same for an account without a delivered order'),
    maxAmount: money(1_000_000_000_000)
      .describe(
        'amount above which an order waits for the owner, however it is to be paid, in đồng',
      ),
    newMaxAmount: money(1_000_000_000_000)
      .describe('the same for an account without a delivered order'),
    maxOpen: number(1_000_000)
      .describe('number of unpaid open orders of an account from which a further one waits'),
    newMaxOpen: number(1_000_000)
      .describe('the same for an account without a delivered order'),
    confirmationHours: count(720).describe('hours after which a waiting order is cancelled'),
  }),
  alerts: z.strictObject({
    email: textLine(254)
      .refine(
        (text) => text === '' || text === 'off' || z.regexes.email.test(text),
        'Phải là một địa chỉ email, hoặc off để không nhận.',
      )
      .describe(
        'address to which new orders are reported; that of the shop if empty, `off` for none',
      ),
  }),
  trust: z.strictObject({
    inspection: textLine(160)
      .describe('sentence beside the button to buy about the inspection before paying'),
    certificate: textLine(160).describe('sentence there about certificates of the stones'),
  }),
  returns: z.strictObject({
    days: count(365).describe('days to return goods'),
    refundDays: count(90).describe('days until the money is returned'),
    address: textLine(300).describe('address to which goods are returned'),
  }),
  complaints: z.strictObject({
    answerDays: count(30).describe('working days until the first answer'),
    goodsDays: count(90).describe('days until a complaint about goods is solved'),
    paymentDays: count(90).describe('days until a complaint about a payment is solved'),
    otherDays: count(90).describe('days until any other complaint is solved'),
  }),
  privacy: z.strictObject({
    storage: textLine(200).describe('country in which the database is'),
  }),
  search: z.strictObject({
    synonyms: synonymLines.describe(
      'further synonyms, such as `vòng cổ = dây chuyền; tỳ hưu > tượng`',
    ),
  }),
});

export type ShopSettings = z.infer<typeof shopSettingsSchema>;
