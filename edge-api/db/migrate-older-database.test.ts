import assert from 'node:assert/strict';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import type { StoreQuery } from '../contract/catalogue/store-query.ts';
import { createListSource } from '../contract/catalogue/list-source.ts';
import { readCatalogueVersions } from '../catalogue/catalogue-versions.ts';
import { ProductList } from '../catalogue/product-list.ts';
import { readChangedProducts } from '../catalogue/read-changes.ts';
import { createSqlSource } from '../catalogue/source/sql-source.ts';
import { seedCatalogue } from '../catalogue/seed-catalogue.ts';
import { sampleProducts } from '../testing/sample-products.ts';
import type { Database } from './database.ts';
import { migrateDatabase } from './migrate-database.ts';
import { openDatabase } from './open-database.ts';

const migrations = fileURLToPath(new URL('./migrations', import.meta.url));

/** Last migration of the release before accounts could be deleted and stock had a version. */
const lastOlderMigration = '0004_index-unconfirmed-orders';

/** Copies the migrations of the older release into a new folder. */
async function copyOlderMigrations(parent: string): Promise<string> {
  const folder = join(parent, 'migrations');
  await Deno.mkdir(join(folder, 'meta'), { recursive: true });
  const journal = JSON.parse(await Deno.readTextFile(join(migrations, 'meta/_journal.json')));
  const last = journal.entries.findIndex(({ tag }: { tag: string }) => tag === lastOlderMigration);
  journal.entries = journal.entries.slice(0, last + 1);
  await Deno.writeTextFile(join(folder, 'meta/_journal.json'), JSON.stringify(journal));
  for (const { tag } of journal.entries) {
    await Deno.copyFile(join(migrations, `${tag}.sql`), join(folder, `${tag}.sql`));
  }
  return folder;
}

const names = ['Vòng tay đá mắt hổ', 'Nhẫn NGỌC BÍCH', 'Hũ Đá thạch anh đỏ', 'Cầu lưu ly'];
const columns = 'id, name, description, price, original_price, image, category, sub_category, ' +
  'stock, position, colour';

/** Fills the tables as the older release did: products were also changed and deleted. */
async function fill(database: Database): Promise<void> {
  await database.maintain(async (db) => {
    const run = (text: string) => db.run(sql.raw(text));
    for (let index = 0; index < 400; index += 1) {
      const name = `${names[index % names.length]} ${index}`;
      await run(`insert into products (${columns}) values ('p-${400 - index}', '${name}',
        'Món quà từ đá tự nhiên số ${index}', ${1_000 + index}, null, 'a.webp', 'Nhẫn',
        'Phong Thủy', ${index % 7}, ${Math.floor(index / 2)}, null)`);
    }
    await run(`update products set stock = 20 where id = 'p-7'`);
    await run(`delete from products where id in ('p-9', 'p-400')`);
    await run(`insert into users (id, name, email, email_key, created_at)
      values ('u', 'An', 'An@example.com', 'an@example.com', 1)`);
    await run(`insert into sessions (token_hash, user_id, created_at, expires_at)
      values ('hash', 'u', 1, 2)`);
    await run(`insert into cart_lines values ('u', 'p-7', 2, 5), ('u', 'p-8', 1, 6)`);
    await run(`insert into orders (id, user_id, idempotency_key, request_hash, status, payment,
        first_name, last_name, email, phone, street, ward, district, city, country,
        subtotal, discount, shipping, amount, created_at)
      values ('o', 'u', 'k', 'h', 'processing', 'cod', 'An', 'Lê', 'an@example.com', '0912345678',
        '1 Hàng Bạc', 'Hàng Bạc', 'Hoàn Kiếm', 'Hà Nội', 'Việt Nam', 2000, 0, 10000, 12000, 7)`);
    await run(`insert into order_items values ('o', 0, 'p-7', 'Nhẫn', 'a.webp', 1000, 2)`);
    await run(`insert into mails (kind, user_id, order_id, created_at, next_attempt_at)
      values ('order-placed', 'u', 'o', 7, 7)`);
  });
}

async function openOlderDatabase() {
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-older-' });
  const database = await openDatabase({ url: `file:${join(folder, 'shop.db')}` });
  await migrateDatabase(database, await copyOlderMigrations(folder));
  await fill(database);
  return {
    database,
    async [Symbol.asyncDispose]() {
      await database.close();
      await Deno.remove(folder, { recursive: true });
    },
  };
}

const orderColumns = `id, user_id, idempotency_key, request_hash, status, payment, first_name,
  last_name, email, phone, street, ward, district, city, country, subtotal, discount, shipping,
  amount, promo_code, payment_session_id, paid_at, expires_at, created_at`;

/** Returns the rows with the columns of the older release. */
async function snapshot({ read }: Database) {
  const rows = (columns: string, table: string) =>
    read.all(sql.raw(`select ${columns} from ${table} order by 1, 2`));
  return {
    products: await rows(columns, 'products'),
    users: await rows('id, name, email, email_key, password_hash, created_at', 'users'),
    sessions: await rows('token_hash, user_id, created_at, expires_at', 'sessions'),
    carts: await rows('*', 'cart_lines'),
    orders: await rows(orderColumns, 'orders'),
    items: await rows('order_id, position, product_id, name, price, quantity', 'order_items'),
    mails: await rows('id, kind, user_id, order_id, created_at', 'mails'),
  };
}

Deno.test('the migration of an older database loses no row', async () => {
  await using older = await openOlderDatabase();
  const before = await snapshot(older.database);
  assert.deepEqual([before.products.length, before.carts.length, before.items.length], [398, 2, 1]);
  await migrateDatabase(older.database);
  assert.deepEqual(await snapshot(older.database), before);
  assert.deepEqual(await older.database.read.all(sql`pragma foreign_key_check`), []);
});

Deno.test('after the migration of an older database every product is found and listed in order', async () => {
  await using older = await openOlderDatabase();
  const { database } = older;
  await migrateDatabase(database);
  const { products } = await ProductList.read(database);
  const [list, search] = [createListSource(products), createSqlSource(database)];
  for (const q of ['', 'da', 'đá mắt', 'ngoc bich', 'do', 'luu', 'nhẫn 1', 'so 39', 'khong co']) {
    for (const page of [1, 2, 9]) {
      for (const category of ['', 'Nhẫn']) {
        const query: StoreQuery = { q, category, subCategory: '', page, product: '' };
        assert.deepEqual(await search.page(query), await list.page(query), `${q} ${page}`);
      }
    }
  }
});

Deno.test('the versions of a migrated older database count further changes', async () => {
  await using older = await openOlderDatabase();
  const { database } = older;
  await migrateDatabase(database);
  const before = await readCatalogueVersions(database);
  assert.deepEqual(await readChangedProducts(database, before), { changed: [], deleted: [] });
  const [added] = sampleProducts(1);
  await database.batch((db) => [
    db.run(sql.raw(`update products set price = 5 where id = 'p-1'`)),
    db.run(sql.raw(`update products set stock = 19 where id = 'p-7'`)),
    db.run(sql.raw(`delete from products where id = 'p-8'`)),
    db.run(sql.raw(`insert into products (${columns}) values ('${added!.id}', 'Mới', 'Đá', 9,
      null, 'a.webp', 'Nhẫn', 'Phong Thủy', 1, 0, null)`)),
  ]);
  const { changed, deleted } = await readChangedProducts(database, before);
  assert.deepEqual(changed.map(({ id }) => id).sort(), ['p-1', 'p-7', 'sample-0']);
  assert.deepEqual(deleted, ['p-8']);
  const serials = await database.read.all<{ total: number; serials: number }>(
    sql`select count(*) as total, count(distinct serial) as serials from products`,
  );
  assert.deepEqual(serials, [{ total: 398, serials: 398 }]);
  assert.equal(await seedCatalogue(database, sampleProducts(3)), 0, 'it is not filled again');
});
