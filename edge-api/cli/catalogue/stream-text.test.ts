import assert from 'node:assert/strict';
import { parseCsv } from '../../catalogue/files/parse-csv.ts';
import { streamText } from './product-file.ts';

async function withFile(bytes: Uint8Array, work: (path: string) => Promise<void>): Promise<void> {
  const path = await Deno.makeTempFile({ prefix: 'thach-an-text-' });
  try {
    await Deno.writeFile(path, bytes);
    await work(path);
  } finally {
    await Deno.remove(path);
  }
}

const encode = (text: string) => new TextEncoder().encode(text);

Deno.test('streamText() does not divide characters between two parts', async () => {
  // Characters of 2, 3 and 4 bytes at each possible distance from the end of a part.
  for (const character of ['đ', 'ọ', '💎']) {
    for (const offset of ['', 'x', 'xx', 'xxx']) {
      const text = offset + character.repeat(100_000);
      await withFile(encode(text), async (path) => {
        const parts = await Array.fromAsync(streamText(path));
        assert.ok(parts.length > 3);
        assert.ok(parts.every((part) => part.isWellFormed()));
        assert.ok(parts.join('') === text, `${character} after ${offset}`);
      });
    }
  }
});

Deno.test('a quoted cell that spans several parts of a CSV file is read as a whole', async () => {
  const header = '_id,name,description,price,image,category,subCategory,stock';
  const description = 'Đá "mắt hổ", ọ\n'.repeat(4_000).trim();
  const quoted = `"${description.replaceAll('"', '""')}"`;
  const row = `nhan-ngoc,Nhẫn,${quoted},250000,nhan.webp,Nhẫn,Phong Thủy,3`;
  await withFile(encode(`${header}\n${row}\n${row}\n`), async (path) => {
    const entries = await Array.fromAsync(parseCsv(streamText(path)));
    assert.deepEqual(entries.map(({ where }) => where), ['line 2', 'line 4002']);
    for (const { fields } of entries) assert.ok(fields.description === description);
  });
});

Deno.test('streamText() rejects a file that ends inside of a character, and a missing one', async () => {
  await withFile(encode('đ').subarray(0, 1), async (path) => {
    await assert.rejects(Array.fromAsync(streamText(path)), { message: /is not UTF-8/ });
  });
  await assert.rejects(Array.fromAsync(streamText('/nowhere.csv')), {
    code: 'FILE_UNREADABLE',
  });
});
