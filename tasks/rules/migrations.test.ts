import assert from 'node:assert/strict';
import { migrationsKeepData } from './migrations.ts';

const broken = (path: string, text: string) => migrationsKeepData([{ path, text }]).length > 0;

Deno.test('migrationsKeepData() rejects to drop a table', () => {
  const path = 'edge-api/db/migrations/0002_x.sql';
  assert.ok(broken(path, 'DROP TABLE `products`;'));
  assert.ok(broken(path, 'alter table a drop column b'));
  assert.ok(!broken(path, 'create table a (id text)'));
  const create = 'CREATE VIRTUAL TABLE `found` USING fts5(`words`);';
  assert.ok(!broken(path, `DROP TABLE \`found\`;\n${create}`));
  assert.ok(broken(path, `DROP TABLE \`other\`;\n${create}`));
  assert.ok(broken(path, `DROP TABLE \`found\`;\n${create}\nDROP TABLE \`other\`;`));
});
