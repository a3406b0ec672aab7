import { z } from '../zod.ts';

/** Rights that a person asks for, as the law on personal data names them. */
export const dataRequestNames = {
  access: 'Xem, nhận bản sao dữ liệu',
  correction: 'Sửa dữ liệu',
  deletion: 'Xóa dữ liệu',
  withdrawal: 'Rút lại sự đồng ý',
  objection: 'Phản đối, hạn chế xử lý',
};

export type DataRequestKind = keyof typeof dataRequestNames;

export const dataRequestKinds = Object.keys(dataRequestNames) as [
  DataRequestKind,
  ...DataRequestKind[],
];

/**
 * Days in which a request has to be done, by Decree 356/2025/NĐ-CP. Requests that concern a third
 * party, such as a carrier, have more days; the shorter time is right for all.
 * Once, and with a reason, the time can be extended by at most as many days again.
 */
export const daysToDo: Readonly<Record<DataRequestKind, number>> = {
  access: 10,
  correction: 10,
  deletion: 20,
  withdrawal: 15,
  objection: 15,
};

/** Ways by which a request has reached the shop. */
export const dataRequestChannels = ['email', 'phone', 'chat', 'letter', 'shop'] as const;

export type DataRequestChannel = (typeof dataRequestChannels)[number];

export const dataRequestChannelNames: Readonly<Record<DataRequestChannel, string>> = {
  email: 'Email',
  phone: 'Điện thoại',
  chat: 'Zalo, Facebook',
  letter: 'Thư, văn bản',
  shop: 'Tại cửa hàng',
};

/** Request of a person about the personal data that the shop has. Times are in ms since 1970. */
export const dataRequestSchema = z.object({
  id: z.string(),
  kind: z.enum(dataRequestKinds),
  /** Name and contact; empty once it is done, if it is a deletion or the account was deleted. */
  person: z.string(),
  customerId: z.string().nullable(),
  channel: z.enum(dataRequestChannels),
  note: z.string(),
  /** Day on which the shop got the request: its beginning in Vietnam. */
  receivedAt: z.int(),
  /** Time by which the request has to be done. */
  dueAt: z.int(),
  /** Next time limit: that of the reply, then `dueAt`; `null` once it is done. */
  nextDueAt: z.int().nullable(),
  /** Time of the reply to the person; `null` before it. */
  answeredAt: z.int().nullable(),
  doneAt: z.int().nullable(),
  /** Time at which the time limit was extended, and the reason; `null` if it was not. */
  extendedAt: z.int().nullable(),
  extensionReason: z.string().nullable(),
  /** Text of the staff about the solution; before it `null`, or empty if the account is deleted. */
  outcome: z.string().nullable(),
});

export type DataRequest = z.infer<typeof dataRequestSchema>;
