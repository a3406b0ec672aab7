/** Codes of the errors of a customer who uses a promo code. */
export const promoErrors = [
  'PROMO_UNKNOWN',
  'PROMO_NOT_STARTED',
  'PROMO_ENDED',
  'PROMO_EXHAUSTED',
  'PROMO_MINIMUM',
  'PROMO_NEEDS_VERIFIED_EMAIL',
  'PROMO_NOT_FIRST',
  'PROMO_USED',
] as const;

/** Reason why a customer may not use a promo code that exists. */
export type PromoProblem = Exclude<typeof promoErrors[number], 'PROMO_UNKNOWN'>;

/** Parameters of a statement, such as `?2`, with which the use of a promo code is checked. */
interface PromoParameters {
  user: string;
  code: string;
  now: string;
  /** Total of the goods, in đồng. */
  subtotal: string;
  /** `true` if the new order replaces the unpaid ones of the user. @default false */
  replacing?: boolean;
}

/**
 * Condition on the unpaid orders that the next one of their customer replaces: those that wait for
 * a card payment, or for a transfer of which nothing has arrived and that nobody has claimed.
 */
export const isReplaceable = `(status = 'awaiting-payment' or status = 'awaiting-transfer'
  and claimed_at is null and not exists (select 1 from payments where order_id = orders.id))`;

/**
 * Builds the query of the accounts of a user's mailbox, whose addresses may have tags after `+`.
 * Besides the user those with a verified address count: a stranger can register any other one.
 */
const ofMailbox = (user: string) => `
  with self as (
    select id, instr(email_key, '@') as at,
      1 + instr(substr(email_key, 2, instr(email_key, '@') - 1) || '+', '+') as tag, email_key
    from users where id = ${user}
  ),
  mailbox as (
    select substr(email_key, 1, min(tag, at) - 1) as owner, substr(email_key, at) as domain from self
    where at > 0
  )
  select id from self
  union select users.id from mailbox join users on users.email_key = owner || domain
    where email_verified_at is not null
  union select users.id from mailbox
    join users on users.email_key > owner || '+' and users.email_key < owner || ','
    where email_verified_at is not null and substr(users.email_key, -length(domain)) = domain`;

/**
 * Builds the SQL expression of the reason why a customer may not use a promo code; `''` if there is
 * none. The insertion of an order has it as its condition, so that concurrent orders, also of
 * several processes, cannot exceed a limit.
 *
 * A code for first orders, or with a limit per customer, needs a verified e-mail address, as
 * everyone can create further accounts.
 */
export function promoProblem(
  { user, code, now, subtotal, replacing = false }: PromoParameters,
): string {
  const isReplaced = replacing ? ` and not (user_id = ${user} and ${isReplaceable})` : '';
  const counts = `user_id in (${ofMailbox(user)}) and status <> 'cancelled'${isReplaced}`;
  const replaced = replacing
    ? `- (select count(*) from orders
      where user_id = ${user} and promo_code = ${code} and ${isReplaceable})`
    : '';
  return `coalesce((
  select case
    when valid_from > ${now} then 'PROMO_NOT_STARTED'
    when valid_to <= ${now} then 'PROMO_ENDED'
    when limit_per_customer <= (
      select count(*) from orders
      where promo_code = ${code} and ${counts}
    ) then 'PROMO_USED'
    when used ${replaced} >= uses_limit then 'PROMO_EXHAUSTED'
    when first_order_only and exists (
      select 1 from orders where ${counts}
    ) then 'PROMO_NOT_FIRST'
    when (first_order_only or limit_per_customer is not null) and not exists (
      select 1 from users where id = ${user} and email_verified_at is not null
    ) then 'PROMO_NEEDS_VERIFIED_EMAIL'
    when ${subtotal} < minimum then 'PROMO_MINIMUM'
    else '' end
  from promo_codes where code = ${code}), 'PROMO_UNKNOWN')`;
}
