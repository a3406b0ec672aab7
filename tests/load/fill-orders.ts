import type { DatabaseSync } from 'node:sqlite';

const day = 24 * 60 * 60_000;

const array = (...words: string[]) => `'${JSON.stringify(words)}'`;
const lastNames = array('Nguyễn', 'Nguyễn', 'Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Đặng');
const middleNames = array('Thị', 'Văn', 'Ngọc', 'Minh', 'Thu');
const firstNames = array('An', 'Bình', 'Chi', 'Dũng', 'Giang', 'Hạnh', 'Khánh', 'Lan', 'Nam');

/** Picks a word of a JSON array, by a number that is spread over its length. */
const pick = (words: string, length: number, factor: number) =>
  `json_extract(${words}, '$[' || (i * ${factor} % ${length}) || ']')`;

/** Fills a shop with the orders of three years and their customers, movements and payments. */
export function fillOrders(database: DatabaseSync, count: number): void {
  const begin = Date.now() - 1_095 * day;
  const interval = Math.floor(1_095 * day / count);
  const customers = Math.ceil(count / 5);
  const series = (length: number) =>
    `with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ${length})`;
  const name = `${pick(lastNames, 8, 7)} || ' ' || ${pick(middleNames, 5, 3)} || ' ' || ${
    pick(firstNames, 9, 5)
  }`;
  database.exec(`
    pragma synchronous = off;
    begin;
    ${
    series(customers)
  } insert into users (id, name, email, email_key, email_verified_at, created_at)
      select 'c' || i, ${name}, 'c' || i || '@khach.example', 'c' || i || '@khach.example', 1,
        ${begin} + i * ${interval} * 5 from n;
    ${
    series(count)
  } insert into orders (id, user_id, idempotency_key, request_hash, status, payment,
        first_name, last_name, email, phone, street, ward, district, city, country,
        subtotal, discount, shipping, amount, created_at, code)
      select printf('%08x-%04x-4000-8000-%012x', i * 2654435761 % 4294967296, i % 65536, i),
        'c' || (i % ${customers}), 'k' || i, 'h',
        case when i > ${count - 40} then 'awaiting-confirmation'
          when i > ${count} - ${count} / 100 then 'processing'
          when i > ${count} - ${count} / 50 then 'shipping'
          when i % 25 = 0 then 'cancelled' else 'delivered' end,
        'cod', ${pick(middleNames, 5, 3)} || ' ' || ${pick(firstNames, 9, 5)}, ${
    pick(lastNames, 8, 7)
  },
        'c' || (i % ${customers}) || '@khach.example',
        printf('09%08d', i * 48271 % 100000000), '1 Tràng Tiền', 'w', 'd', 'c', 'Việt Nam',
        250000, 0, 10000, 260000, ${begin} + i * ${interval},
        ${
    [0, 1, 2, 3, 4, 5, 6, 7].map((place) =>
      `substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 1 + (i * 7919 / ${31 ** place}) % 31, 1)`
    ).join(' || ')
  } from n;
    insert into order_items (order_id, position, product_id, name, image, price, quantity)
      select id, 0, (select id from products where rowid = 1 + orders.rowid % 1000), 'Vòng tay',
        'vong-tay.webp', 250000, 1 from orders;
    insert into payments (order_id, method, amount, state, provider, reference, at)
      select id, 'cod', amount, 'paid', 'cod', 'p' || id, created_at from orders where status = 'delivered';
    commit;
    analyze;
    pragma wal_checkpoint(truncate);
  `);
}
