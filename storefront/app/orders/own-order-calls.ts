import {
  type Address,
  drawPicture,
  encodePicture,
  type GiftOrder,
  openPhotograph,
  type OwnOrder,
  type OwnReview,
  type ReviewableProduct,
  type ReviewInput,
} from '@thach-an/edge-api/contract';
import { expireSession } from '../account/expire-session.ts';
import { type ApiResult, browserApi, callApi } from '../api/call-api.ts';

/** Code of an order, with the session or the key of a link that opens it. */
export interface OrderAddress {
  code: string;
  /** Key of a link; empty without one. */
  key: string;
  /** Token of the session; `null` without one. */
  token: string | null;
}

/** Reply with an order, and with a key if the customer has shown to know the phone number. */
export interface OrderReply {
  success: true;
  /** Time of the server in ms since 1970. */
  now: number;
  order: OwnOrder | GiftOrder;
  key?: string;
}

const { order } = browserApi.api;

/** Calls of the page of an order. Each replies with the order as it then is. */
export const ownOrderCalls = {
  view: (address: OrderAddress) => call(address, (json, init) => order.view.$post({ json }, init)),
  claim: (address: OrderAddress) =>
    call(address, (json, init) => order.claim.$post({ json }, init)),
  cancel: (address: OrderAddress) =>
    call(address, (json, init) => order.cancel.$post({ json }, init)),
  unlock: (address: OrderAddress, digits: string) =>
    call(
      address,
      ({ code, key = '' }, init) => order.unlock.$post({ json: { code, key, digits } }, init),
    ),
  readdress: (address: OrderAddress, to: Address) =>
    call(address, (json, init) => order.readdress.$post({ json: { ...json, address: to } }, init)),
  requestReturn: (address: OrderAddress, reason: string) =>
    call(address, (json, init) => order.return.$post({ json: { ...json, reason } }, init)),
  invoice: (address: OrderAddress, invoice: NonNullable<OwnOrder['invoice']>) =>
    call(address, (json, init) => order.invoice.$post({ json: { ...json, invoice } }, init)),
};

/** Reviews of the products of an order. */
export interface OrderReviewsReply {
  success: true;
  /** `true` if the order belongs to an account, whose owner must log in. */
  logIn: boolean;
  /** Suggested name of the author. */
  author: string;
  data: ReviewableProduct[];
}

/** Calls of the reviews of an order. */
export const orderReviewCalls = {
  list: (address: OrderAddress) =>
    call<OrderReviewsReply>(address, (json, init) => order.reviews.$post({ json }, init)),
  write: (address: OrderAddress, review: ReviewInput & { productId: string }) =>
    call<{ success: true; review: OwnReview }>(
      address,
      (json, init) => order.reviews.write.$post({ json: { ...json, ...review } }, init),
    ),
  remove: (address: OrderAddress, product: { productId: string }) =>
    call<{ success: true }>(
      address,
      (json, init) => order.reviews.delete.$post({ json: { ...json, ...product } }, init),
    ),
};

/**
 * Size of a picture of goods: large enough to see a crack, far below what the server takes. A
 * long screenshot may have the height that the server takes at most.
 */
const pictureSize = { width: 1_600, height: 4_000, bytes: 600 * 1024 };

/**
 * Scales a photograph of goods, and adds it to the request to return them.
 *
 * @throws {DOMException} if the browser cannot read the file as a picture
 */
export async function addReturnPicture(
  { code, key, token }: OrderAddress,
  file: File,
): Promise<ApiResult<{ success: true }>> {
  const photograph = await openPhotograph(file);
  const canvas = drawPicture(photograph, pictureSize.width, pictureSize.height);
  photograph.close();
  const picture = await encodePicture(canvas, pictureSize.bytes);
  const headers = {
    'Content-Type': picture.type,
    ...token === null ? {} : { token },
    ...key === '' ? {} : { 'Order-Key': key },
  };
  const path = `/api/order/return/picture?code=${encodeURIComponent(code)}`;
  return await callApi<{ success: true }>(
    ({ init }) => fetch(path, { ...init, method: 'POST', headers, body: picture }) as never,
    { timeout: 60_000 },
  );
}

/** Looks up an order by its code and the phone number of its recipient. */
export function lookUpOrder(code: string, phone: string): Promise<ApiResult<OrderReply>> {
  return callApi<OrderReply>((init) => order.lookup.$post({ json: { code, phone } }, init));
}

type Send = (
  json: { code: string; key?: string },
  init: { headers: Record<string, string>; init: RequestInit },
) => Promise<unknown>;

/** Returns what a request sends to open an order. */
export function orderRequest({ code, key, token }: OrderAddress) {
  const headers: Record<string, string> = token === null ? {} : { token };
  return { headers, json: key === '' ? { code } : { code, key } };
}

/** Sends a request of the page of an order. A rejected session ends with a message. */
async function call<Reply extends { success: true } = OrderReply>(
  address: OrderAddress,
  send: Send,
): Promise<ApiResult<Reply>> {
  const { headers, json } = orderRequest(address);
  const result = await callApi<Reply>((init) => send(json, { headers, ...init }) as never);
  if (isRejected(result)) expireSession(address.token);
  return result;
}

/** Returns `true` if the session has ended, and no key opens the order. */
export const isRejected = (result: ApiResult<unknown>): boolean =>
  result.kind === 'refused' && result.code === 'UNAUTHENTICATED';
