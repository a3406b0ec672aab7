import assert from 'node:assert/strict';
import { openTestShop } from '../../testing/open-test-shop.ts';
import { eq } from 'drizzle-orm';
import { auditLog } from '../../db/schema/audit-tables.ts';
import { products } from '../../db/schema/catalogue-tables.ts';
import { pictureNames, pictures, uploads } from '../../db/schema/picture-tables.ts';
import { runAsOwner } from '../../operations/testing/run-as-owner.ts';
import { withStaff } from '../../staff/testing/with-staff.ts';
import { getProduct, saveProduct } from '../save-product.ts';
import { decodePicture } from './decode-picture.ts';
import { createPictureSource } from './picture-source.ts';
import { endWorker } from './read-picture.ts';
import { sweepUploads } from './sweep-uploads.ts';
import { sampleJpeg, samplePng, seedPicture } from './testing/sample-pictures.ts';

type Bytes = Uint8Array<ArrayBuffer>;

async function openUploads() {
  const test = withStaff(await openTestShop({ rateLimit: true }));
  const { cookie } = await test.join('catalogue');
  const find = createPictureSource({ folders: [], database: test.database });
  async function send(path: string, body: Bytes, headers: Record<string, string>) {
    const reply = await test.fetch(`/api/admin/${path}`, {
      method: path.startsWith('pictures/') ? 'PUT' : 'POST',
      headers: { Cookie: cookie, Origin: 'https://shop.example', ...headers },
      body,
    });
    // deno-lint-ignore no-explicit-any -- the replies have many shapes
    const content: any = await reply.json();
    return { status: reply.status, ...content };
  }
  const post = (body: Bytes, type: string, headers = {}) =>
    send('pictures', body, { 'Content-Type': type, ...headers });
  const put = (name: string, width: unknown, body: Bytes, type = 'image/webp') =>
    send(`pictures/${name}/${width}`, body, { 'Content-Type': type });
  return {
    ...test,
    send,
    post,
    put,
    find,
    async [Symbol.asyncDispose]() {
      endWorker();
      await test.cleanup();
    },
  };
}

const textOf = (bytes: Uint8Array | undefined) => new TextDecoder('latin1').decode(bytes);

Deno.test('an uploaded picture is named by digest, has size and colour, and is stored once', async () => {
  await using shop = await openUploads();
  const png = await shop.post(samplePng(30, 20), 'image/png');
  assert.deepEqual([png.status, png.success], [200, true]);
  assert.match(png.data.name, /^[0-9a-f]{32}\.png$/);
  assert.deepEqual(
    { ...png.data, name: '' },
    { name: '', width: 30, height: 20, colour: '#c81e28' },
  );
  assert.deepEqual((await shop.post(samplePng(30, 20), 'image/png; x=1')).data, png.data);
  for (const [variant, type] of [['.webp', 'image/webp'], ['-800.avif', 'image/avif']] as const) {
    const { data } = await shop.post(await seedPicture(variant), type);
    assert.deepEqual([data.width, data.height], [800, 800], type);
    assert.match(data.colour, /^#[0-9a-f]{6}$/);
  }
  assert.equal(await shop.database.read.$count(pictures), 3);
  assert.equal(await shop.database.read.$count(auditLog, eq(auditLog.subject, png.data.name)), 2);
});

Deno.test('a picture loses its metadata, and a turned photograph is turned before it is stored', async () => {
  await using shop = await openUploads();
  const png = await shop.post(samplePng(30, 20), 'image/png');
  assert.doesNotMatch(textOf((await shop.find(png.data.name))?.bytes), /secret place/);
  const upright = await shop.post(await sampleJpeg(64, 32), 'image/jpeg');
  assert.match(upright.data.name, /\.jpg$/);
  assert.doesNotMatch(textOf((await shop.find(upright.data.name))?.bytes), /Exif|secret place/);
  // The camera was held upright: the left half of the stored pixels is the top of the picture.
  const turned = await shop.post(await sampleJpeg(64, 32, 6), 'image/jpeg');
  assert.deepEqual([turned.data.width, turned.data.height], [32, 64]);
  const { bytes } = (await shop.find(turned.data.name))!;
  assert.doesNotMatch(textOf(bytes), /Exif|secret place/);
  const { colour } = await decodePicture(bytes, 'image/webp');
  assert.match(turned.data.name, /\.webp$/);
  assert.match(colour, /^#(d|1|e)/);
});

Deno.test('incomplete, hostile and large files are refused, and nothing is stored', async () => {
  await using shop = await openUploads();
  const text = new TextEncoder();
  const jpeg = await sampleJpeg(64, 32);
  const cut: [Bytes, string][] = [
    [await seedPicture('.webp'), 'image/webp'],
    [await seedPicture('-400.avif'), 'image/avif'],
    [samplePng(30, 20), 'image/png'],
    [jpeg, 'image/jpeg'],
  ];
  for (const [bytes, type] of cut) {
    for (const length of [20, Math.floor(bytes.length / 2), bytes.length - 9]) {
      const { status, code } = await shop.post(bytes.slice(0, length), type);
      assert.deepEqual([status, code], [422, 'BROKEN_RULE'], `${type} of ${length} bytes`);
    }
    const broken = bytes.slice();
    crypto.getRandomValues(broken.subarray(60, -20).subarray(0, 60_000));
    assert.notEqual((await shop.post(broken, type)).status, 500, type);
  }
  const svg = text.encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
  const refused: [Bytes, string, number][] = [
    [svg, 'image/svg+xml', 415],
    [svg, 'image/webp', 422],
    [jpeg, 'application/json', 415],
    [jpeg, '', 415],
    [jpeg, 'constructor', 415],
    [jpeg, 'image/png', 422],
    [new Uint8Array(), 'image/png', 422],
    [text.encode('RIFF\0\0\0\0WEBPVP8 '), 'image/webp', 422],
    [samplePng(4_001, 1), 'image/png', 422],
    [new Uint8Array(2 ** 20 + 1), 'image/png', 413],
  ];
  for (const [bytes, type, expected] of refused) {
    const { status, success, message } = await shop.post(bytes, type);
    assert.deepEqual([status, success, typeof message], [expected, false, 'string'], type);
    if (status === 415) assert.match(message, /WebP, AVIF, JPEG hoặc PNG/);
  }
  assert.equal((await shop.post(jpeg, 'image/jpeg', { Cookie: '' })).status, 401);
  assert.equal((await shop.post(jpeg, 'image/jpeg', { Origin: 'https://a.example' })).status, 403);
  const { cookie } = await shop.join('orders');
  assert.equal((await shop.post(jpeg, 'image/jpeg', { Cookie: cookie })).status, 403);
  assert.equal(await shop.database.read.$count(uploads), 0);
});

Deno.test('scaled forms have the width and the shape of their picture, and reach its products', async () => {
  await using shop = await openUploads();
  const { data: { name } } = await shop.post(await seedPicture('.webp'), 'image/webp');
  const { version } = await runAsOwner(shop.deps, getProduct, { id: 'sample-0' });
  const changes = { image: name, gallery: [name] };
  await runAsOwner(shop.deps, saveProduct, { id: 'sample-0', version, changes });
  const read = async () =>
    (await shop.database.read.select().from(products).where(eq(products.id, 'sample-0')))[0]!;
  const saved = await read();
  assert.equal(saved.imageForms, '800');
  const small = await seedPicture('-400.webp');
  assert.equal((await shop.put(name, 400, small)).status, 200);
  assert.equal((await shop.put(name, 400, small)).status, 200);
  assert.equal(
    (await shop.put(name, 400, await seedPicture('-400.avif'), 'image/avif')).status,
    200,
  );
  const changed = await read();
  assert.equal(changed.imageForms, '800 400.webp 400.avif');
  assert.ok(changed.contentVersion > saved.contentVersion);
  assert.equal(changed.version, saved.version, 'a form is no edit of the product');
  const stem = name.slice(0, 32);
  assert.deepEqual((await shop.find(`${stem}-400.webp`))?.bytes, small);
  const refused: [name: string, width: unknown, body: Bytes, type: string, status: number][] = [
    [name, 800, small, 'image/webp', 422],
    [name, 500, small, 'image/webp', 422],
    [name, 'x', small, 'image/webp', 422],
    [name, 400, samplePng(400, 300), 'image/png', 415],
    [`${'0'.repeat(32)}.webp`, 400, small, 'image/webp', 404],
  ];
  for (const [picture, width, body, type, status] of refused) {
    assert.equal((await shop.put(picture, width, body, type)).status, status, `${width} ${type}`);
  }
  // Browsers round the height of a form.
  for (const [height, status] of [[796, 200], [794, 422]] as const) {
    const { data } = await shop.post(samplePng(800, height), 'image/png');
    assert.equal((await shop.put(data.name, 400, small)).status, status, `${height} px`);
  }
});

Deno.test('a picture is removed with its forms when nothing has used it for a day', async () => {
  await using shop = await openUploads();
  const { data: { name } } = await shop.post(await seedPicture('.webp'), 'image/webp');
  await shop.put(name, 400, await seedPicture('-400.webp'));
  const { data: unused } = await shop.post(samplePng(30, 20), 'image/png');
  const { version } = await runAsOwner(shop.deps, getProduct, { id: 'sample-0' });
  const changes = { gallery: [name] };
  await runAsOwner(shop.deps, saveProduct, { id: 'sample-0', version, changes });
  const day = 24 * 60 * 60_000;
  assert.equal(await sweepUploads(shop.database, shop.clock() + day - 1), 0);
  assert.equal(await sweepUploads(shop.database, shop.clock() + day), 1);
  assert.equal(await shop.find(unused.name), undefined);
  assert.ok(await shop.find(name));
  await shop.database.batch((db) => [db.delete(products).where(eq(products.id, 'sample-0'))]);
  // The day begins when the last product that uses the picture is removed.
  assert.equal(await sweepUploads(shop.database, Date.now() + day - 60_000), 0);
  assert.equal(await sweepUploads(shop.database, Date.now() + day + 60_000), 1);
  for (const table of [uploads, pictureNames, pictures]) {
    assert.equal(await shop.database.read.$count(table), 0);
  }
});

Deno.test('a certificate is a PDF, and nothing else', async () => {
  await using shop = await openUploads();
  const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n%%EOF\n');
  const send = (body: Bytes, type = 'application/pdf') =>
    shop.send('certificates', body, { 'Content-Type': type });
  const { data: { name } } = await send(pdf);
  assert.match(name, /^[0-9a-f]{32}\.pdf$/);
  assert.equal((await send(pdf.slice(0, -6))).status, 422);
  assert.equal((await send(new TextEncoder().encode('<script>alert(1)</script>'))).status, 422);
  assert.equal((await send(pdf, 'text/html')).status, 415);
  const form = await seedPicture('-400.webp');
  assert.equal((await shop.put(name, 400, form)).status, 404, 'a certificate has no scaled forms');
});
