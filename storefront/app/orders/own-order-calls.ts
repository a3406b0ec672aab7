import {
  type Address,
  drawPicture,
  encodePicture,
  openPhotograph,
  type OwnOrder,
  type ReviewInput,
} from '@thach-an/edge-api/contract';
import type { ClientResponse, InferResponseType } from 'hono/client';
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

const { order } = browserApi.api;

/** Reply with an order, and with a key if the customer has shown to know the phone number. */
export type OrderReply = InferResponseType<typeof order.view.$post> & { key?: string };

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

/** Calls of the reviews of an order. */
export const orderReviewCalls = {
  list: (address: OrderAddress) =>
    call(address, (json, init) => order.reviews.$post({ json }, init)),
  write: (address: OrderAddress, review: ReviewInput & { productId: string }) =>
    call(
      address,
      (json, init) => order.reviews.write.$post({ json: { ...json, ...review } }, init),
    ),
  remove: (address: OrderAddress, product: { productId: string }) =>
    call(
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
export function lookUpOrder(code: string, phone: string) {
  return callApi((init) => order.lookup.$post({ json: { code, phone } }, init));
}

type Send<T> = (
  json: { code: string; key?: string },
  init: { headers: Record<string, string>; init: RequestInit },
) => Promise<ClientResponse<T>>;

/** Returns what a request sends to open an order. */
export function orderRequest({ code, key, token }: OrderAddress) {
  const headers: Record<string, string> = token === null ? {} : { token };
  return { headers, json: key === '' ? { code } : { code, key } };
}

/** Sends a request of the page of an order. A rejected session ends with a message. */
async function call<T>(address: OrderAddress, send: Send<T>) {
  const { headers, json } = orderRequest(address);
  const result = await callApi((init) => send(json, { headers, ...init }));
  if (isRejected(result)) expireSession(address.token);
  return result;
}

/** Returns `true` if the session has ended, and no key opens the order. */
export const isRejected = (result: ApiResult<unknown>): boolean =>
  result.kind === 'refused' && result.code === 'UNAUTHENTICATED';
