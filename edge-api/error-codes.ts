import type { ErrorKey } from './error-keys.ts';

type CodeOf<Key> = Key extends `${infer Code}.${string}` ? Code : Key;

export type ErrorCode = CodeOf<ErrorKey>;

/** Status and meaning of each code. */
export const errorCodes = {
  BAD_REQUEST: [400, 'The request is invalid.'],
  MALFORMED: [400, 'The body is not valid JSON.'],
  UNAUTHENTICATED: [401, 'The session is missing, or has ended.'],
  WRONG_CREDENTIALS: [401, 'The e-mail address or the password is wrong.'],
  WRONG_PASSWORD: [401, 'The current password is wrong.'],
  FACEBOOK_REFUSED: [401, 'Facebook does not confirm the access token.'],
  WRONG_SECRET: [401, 'The secret of the recurring jobs is wrong.'],
  FORBIDDEN: [403, 'The shop does not offer this, or not to this customer, role or origin.'],
  NOT_FOUND: [404, 'The resource does not exist, or belongs to somebody else.'],
  METHOD_NOT_ALLOWED: [405, 'The resource has no such method. `Allow` lists its methods.'],
  BODY_TIMEOUT: [408, 'The body did not arrive in time.'],
  ACCOUNT_CHANGED: [409, 'The account was changed elsewhere at the same time.'],
  AMBIGUOUS_ORDER: [409, 'More than one order begins with the id.'],
  AMBIGUOUS_REVIEW: [409, 'More than one review begins with the id.'],
  ADDRESS_LIMIT: [409, 'The account has the maximum number of saved addresses.'],
  ALREADY_PAID: [409, 'The order is paid already.'],
  CATEGORY_IN_USE: [409, 'Products are in a category or subcategory that would be removed.'],
  CATEGORY_LIMIT: [409, 'There are as many categories as a shop can have.'],
  CATEGORY_NAME: [409, 'Another category has this name.'],
  CATALOGUE_CHANGED: [409, 'The products were changed during the export.'],
  CHANGED: [409, 'Another change came first. `current` has the current row.'],
  CHART_LIMIT: [409, 'The account has the maximum number of saved charts.'],
  EMAIL_TAKEN: [409, 'Another account has the e-mail address.'],
  IDEMPOTENCY_KEY_REUSED: [409, 'The key belongs to an order with another content.'],
  IMPORT_EXPIRED: [409, 'The import was interrupted for too long.'],
  IMPORT_INCOMPLETE: [409, 'Only a part of the file was imported.'],
  LAST_OWNER: [409, 'The shop would have no owner.'],
  LAST_PASSKEY: [409, 'The member could not log in without this passkey.'],
  LINK_USED: [409, 'The link of the mail was used before.'],
  MOVE_TOO_FAR: [409, 'The product would move by more than a hundred places.'],
  ORDERS_OPEN: [409, 'The account has orders that are neither delivered nor cancelled.'],
  ORDER_FIXED: [409, 'The customer can no longer change the order.'],
  ORDER_STATUS: [409, 'The order cannot get this status. `allowed` has the possible ones.'],
  ORDER_CANCELLED: [409, 'The order of this key was cancelled.'],
  OUT_OF_STOCK: [409, 'Too little is in stock. `changes` has the current products.'],
  PRICE_CHANGED: [409, 'A price or the amount has changed. `changes` has the current products.'],
  PRODUCT_GONE: [409, 'A product is no longer sold. `changes` has the current products.'],
  REQUEST_CHANGED: [409, 'The request about personal data was answered, or done, already.'],
  RETURN_DECIDED: [409, 'The request to return the goods is decided already.'],
  TRANSFER_RESOLVED: [409, 'The bank transfer belongs to an order already, or was paid back.'],
  TOO_LARGE: [413, 'The body is larger than 64 KB, or 1 MB if it is a picture or sent by staff.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'The body is not declared as JSON.'],
  BROKEN_RULE: [422, 'The input violates a rule. `issues` names the fields.'],
  FILE_COLUMNS: [422, 'The first line of the file does not name the columns of products.'],
  FILE_EMPTY: [422, 'The file has no products.'],
  FILE_UNREADABLE: [422, 'The file has another format.'],
  FILE_WRONG: [422, 'Products of the file are invalid. `issues` names them.'],
  PROMO_ENDED: [422, 'The promo code has ended.'],
  PROMO_EXHAUSTED: [422, 'The promo code was used as often as it may be.'],
  PROMO_MINIMUM: [422, 'The goods cost less than the promo code requires.'],
  PROMO_NOT_STARTED: [422, 'The promo code is not valid yet.'],
  PROMO_UNKNOWN: [422, 'The promo code does not exist.'],
  PROMO_NEEDS_LOGIN: [422, 'The promo code requires a session.'],
  PROMO_NEEDS_VERIFIED_EMAIL: [422, 'The promo code requires a verified e-mail address.'],
  PROMO_NOT_FIRST: [422, 'The promo code is for a first order only.'],
  PROMO_USED: [422, 'The customer has used the promo code before.'],
  CONFIRM_REQUIRED: [428, 'The operation requires a log-in of the last ten minutes.'],
  RATE_LIMITED: [429, 'Too many requests. `Retry-After` has the seconds to wait.'],
  INTERNAL: [500, 'An unexpected error.'],
  UNAVAILABLE: [503, 'The shop is busy, or another service does not answer.'],
} as const satisfies Record<ErrorCode, [status: number, meaning: string]>;

export type ErrorStatus = (typeof errorCodes)[ErrorCode][0];

export type CodeOfStatus<Status extends ErrorStatus> = {
  [Code in ErrorCode]: (typeof errorCodes)[Code][0] extends Status ? Code : never;
}[ErrorCode];

/** Returns the codes of the errors of an operation by status. */
export function errorsOf(
  { errors }: { errors: readonly ErrorCode[] },
): Map<number, readonly ErrorCode[]> {
  const codes = new Set<ErrorCode>([...errors, 'RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE']);
  const byStatus = Map.groupBy(codes, (code) => errorCodes[code][0]);
  return new Map([...byStatus].sort(([a], [b]) => a - b));
}
