import assert from 'node:assert/strict';
import type { PageRow } from '../../contract/settings/page-row.ts';
import { pageVersions } from '../../db/schema/settings-tables.ts';
import { ConflictError, ValidationError } from '../../errors.ts';
import { runAsOwner } from '../../operations/testing/run-as-owner.ts';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { findPageIssues } from './find-page-issues.ts';
import { maxPageLength } from './parse-markdown.ts';
import { savePage } from './save-page.ts';
import { readPage, readPageHistory, readPages } from './stored-page.ts';

Deno.test('pages.save adds a version and keeps the earlier ones', async () => {
  await using test = await createTestDatabase();
  const { database } = test;
  const original = await readPage(database, 'terms');
  assert.equal(original.latest, 0);
  assert.match(original.version, /^\d{4}-\d\d-\d\d$/);
  const markdown = '\ufeff# Điều khoản của tôi\r\n\r\nMột\tdòng\r\n';
  const first = await runAsOwner(database, savePage, {
    slug: 'terms',
    version: 0,
    changes: { body: markdown },
  }, 1_000);
  assert.deepEqual(first, {
    slug: 'terms',
    title: 'Điều khoản của tôi',
    body: 'Một    dòng',
    version: 1,
    label: '1',
    createdAt: 1_000,
  });
  const second = await runAsOwner(
    database,
    savePage,
    { slug: 'terms', version: 1, changes: { body: 'Hai' } },
    2_000,
  );
  assert.deepEqual([second.label, second.title, second.body], ['2', first.title, 'Hai']);
  const reset = await runAsOwner(
    database,
    savePage,
    { slug: 'terms', version: 2, changes: { body: null } },
    3_000,
  );
  assert.deepEqual([reset.version, reset.label, reset.body], [3, original.version, original.body]);
  const history = await readPageHistory(database, 'terms');
  assert.deepEqual(history.map(({ version, body }) => [version, body]), [
    [3, undefined],
    [2, 'Hai'],
    [1, 'Một    dòng'],
  ]);
  const third = await runAsOwner(
    database,
    savePage,
    { slug: 'terms', version: 3, changes: { body: 'Ba' } },
    4_000,
  );
  assert.equal(third.label, '4');
  const pages = await readPages(database);
  assert.equal(pages.find(({ slug }) => slug === 'terms')?.body, third.body);
  assert.equal(pages.length, 9);
});

Deno.test('pages.save adds no version for an unchanged text', async () => {
  await using test = await createTestDatabase();
  const { database } = test;
  const { title, body } = await readPage(database, 'about');
  await runAsOwner(database, savePage, {
    slug: 'about',
    version: 0,
    changes: { body: `# ${title}\n\n${body}` },
  }, 1);
  await runAsOwner(database, savePage, { slug: 'about', version: 0, changes: { body: null } }, 1);
  assert.equal(await database.read.$count(pageVersions), 0);
});

const refused: [markdown: string, path: string][] = [
  ['', ''],
  [' \n\t\n', ''],
  ['# Chỉ có tiêu đề', ''],
  ['a'.repeat(maxPageLength + 1), ''],
  ['a\n'.repeat(500_000), ''],
  ['>'.repeat(100), ''],
  ['![ảnh](a.png)', ''],
  ['một\n\n{{contact.fax}}', '3'],
  ['{{?kard}}một', '1'],
  ['một {{contact.phone', '1'],
  ['{{ }}', '1'],
  ['{{{{name}}}}', '1'],
  ['[đây](javascript:alert(1))', ''],
  ['[đây](<java\tscript:alert(1)>)', ''],
  ['<javascript:alert(1)>', ''],
  ['một\x1b[2Jhai', '1'],
  ['một\n\nhai\u202e', '3'],
  ['một\0', '1'],
  [`# ${'a'.repeat(121)}\n\nb`, '1'],
  ['# {{name}}\n\nb', '1'],
];

Deno.test('pages.save refuses texts that cannot be shown, and names the line', async () => {
  await using test = await createTestDatabase();
  for (const [markdown, path] of refused) {
    await assert.rejects(
      runAsOwner(test.database, savePage, {
        slug: 'terms',
        version: 0,
        changes: { body: markdown },
      }, 1),
      (error) => {
        assert.ok(error instanceof ValidationError, String(error));
        assert.ok(error.issues.some((issue) => issue.path === path), JSON.stringify(error.issues));
        return true;
      },
      JSON.stringify(markdown.slice(0, 60)),
    );
  }
  assert.equal(await test.database.read.$count(pageVersions), 0);
  assert.deepEqual(findPageIssues(`# ${'a'.repeat(120)}\n\nb`), []);
});

Deno.test('of concurrent changes of a page, one succeeds and the others get the current text', async () => {
  await using test = await createTestDatabase();
  const { database } = test;
  const results = await Promise.allSettled(
    ['một', 'hai', 'ba'].map((markdown) =>
      runAsOwner(database, savePage, { slug: 'terms', version: 0, changes: { body: markdown } }, 1)
    ),
  );
  const current = await readPage(database, 'terms');
  assert.equal(current.version, '1');
  const failed = results.filter((result) => result.status === 'rejected');
  assert.equal(failed.length, 2);
  for (const { reason } of failed) {
    assert.ok(reason instanceof ConflictError && reason.code === 'CHANGED');
    const { version } = reason.details?.current as PageRow;
    assert.equal(version, current.latest);
  }
  await assert.rejects(
    runAsOwner(database, savePage, { slug: 'terms', version: 7, changes: { body: 'bốn' } }, 1),
    ConflictError,
  );
});
