import type { DatabaseSync } from 'node:sqlite';

const day = 24 * 60 * 60_000;

/**
 * Fills a shop of the fault tests with the rows of years: orders with their mails, accounts that
 * have expired, sessions, links and limits.
 *
 * @param reduced factor by which the numbers of rows are less than those of years
 */
export function fillYears(database: DatabaseSync, reduced: number): void {
  const numbers = {
    orders: Math.ceil(300_000 / reduced),
    expired: Math.ceil(40_000 / reduced),
    others: Math.ceil(200_000 / reduced),
  };
  const now = Date.now();
  const old = now - 60 * day;
  const series = (count: number) =>
    `with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ${count})`;
  const customers = Math.ceil(60_000 / reduced);
  database.exec(`
    begin;
    ${
    series(customers)
  } insert into users (id, name, email, email_key, email_verified_at, created_at, deleted_at)
      select 'c' || i, 'An', 'c' || i || '@years.example', 'c' || i || '@years.example', 1, ${old},
        iif(i % 60 = 0, ${old}, null) from n;
    ${series(numbers.expired)} insert into users (id, name, email, email_key, created_at)
      select 'x' || i, 'An', 'x' || i || '@years.example', 'x' || i || '@years.example', ${old} from n;
    ${
    series(numbers.orders)
  } insert into orders (id, user_id, idempotency_key, request_hash, status, payment,
        first_name, last_name, email, phone, street, ward, district, city, country,
        subtotal, discount, shipping, amount, expires_at, created_at)
      select printf('%08x-%04x-4000-8000-%012x', i * 2654435761 % 4294967296, i % 65536, i),
        case when i < 1100 then 'customer-0' when i < 2200 then 'customer-1'
          when i < 2700 then 'x' || i else 'c' || (i % ${customers}) end,
        'k' || i, 'h', case when i < 1100 then 'processing' when i < 2700 then 'cancelled'
          when i < 3100 then 'awaiting-confirmation' else 'delivered' end, 'cod', 'An', 'Nguyễn',
        'a@years.example', '0912345678', '1 Tràng Tiền', 'w', 'd', 'c', 'Việt Nam',
        250000, 0, 10000, 260000, iif(i between 2700 and 3099, ${old}, null),
        ${old} + i * 10 from n;
    insert into order_items (order_id, position, product_id, name, image, price, quantity)
      select id, 0, 'sample-0', 'Vòng tay', 'vong-tay.webp', 250000, 1 from orders;
    insert into mails (kind, order_id, order_status, created_at, next_attempt_at, attempts, sent_at)
      select kind, id, iif(kind = 'order-status', status, null), created_at, created_at, 1, created_at
      from orders, (select 'order-placed' as kind union all select 'order-status');
    insert into mails (kind, user_id, created_at, next_attempt_at, attempts, failed_at)
      select 'verify-email', id, ${old}, ${old}, 1, ${old} from users where id like 'x%';
    ${series(3)} insert into sessions (token_hash, user_id, created_at, expires_at)
      select 's' || users.id || i, users.id, ${old}, ${old} + i * 50 * ${day} from users, n where id like 'x%' or id like 'c%';
    insert into email_verifications (token_hash, user_id, created_at, expires_at)
      select 'v' || id, id, ${old}, ${old} from users where id like 'x%' or id like 'c%';
    insert into password_resets (token_hash, user_id, created_at, expires_at)
      select 'r' || id, id, ${old}, ${old} from users where id like 'c%';
    ${
    series(numbers.others)
  } insert into rate_limits (key, arrival_at) select 'l' || i, ${old} from n;
    insert into imports (id, active_at) values (1, ${old});
    ${
    series(numbers.others / 2)
  } insert into import_rows (import_id, position, product_id, place) select 1, i, 'p' || i, '' from n;
    commit;
    analyze;
    pragma wal_checkpoint(truncate);
  `);
}
