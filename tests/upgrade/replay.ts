/**
 * Sends the same requests to the baseline and to this version, each with a copy of the fixture, and
 * compares replies, mails and the description of the API: `deno task test:upgrade`.
 */
import assert from 'node:assert/strict';
import { startFakeGraph, testApp } from '../../edge-api/account/testing/start-fake-graph.ts';
import { startMailServer } from '../../edge-api/mail/testing/start-mail-server.ts';
import { openRawDatabase, type RawDatabase } from '../../edge-api/testing/raw-database.ts';
import { repository } from '../release/open-release.ts';
import { openBaseline } from './baseline.ts';
import { loadFixture, readFixture } from './fixture/load-fixture.ts';
import { errorsOf, startRelease } from './release-process.ts';
import { observeDocument } from './replay/api-document.ts';
import { assertCovered } from './replay/coverage.ts';
import { findDifferences, judge, type KnownDifferences } from './replay/differences.ts';
import { malformedSteps } from './replay/malformed-steps.ts';
import { createNormalize } from './replay/normalize.ts';
import { observeMails } from './replay/observe-mails.ts';
import { runSteps } from './replay/run-steps.ts';
import type { Observation, StepGroup } from './replay/step.ts';
import { call } from './send-request.ts';

const groups: StepGroup[] = await readJson('requests.json');
groups[0]!.steps.push(...malformedSteps('dung'));
const knownDifferences: KnownDifferences[] = await readJson('known-differences.json');

/** Observations of a version. */
interface Shown {
  steps: Observation[];
  mails: Observation[];
  /** Description of the API. */
  // deno-lint-ignore no-explicit-any
  document: any;
}

/** Replays a group of steps with the sources in a folder. */
async function replay(root: string, group: StepGroup): Promise<Shown> {
  await using stack = new AsyncDisposableStack();
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-replay-' });
  stack.defer(() => Deno.remove(folder, { recursive: true }));
  const databaseUrl = `file:${folder}/shop.db`;
  const database = stack.use(openRawDatabase(databaseUrl));
  const facts = await loadFixture(database, Date.now());
  const mailServer = stack.use(await startMailServer());
  const graph = stack.use(startFakeGraph());
  const users = { EAAphuong: ['4200000001', 'phuong'], EAAnew: ['4200000002', 'quynh'] };
  for (const [token, [id = '', name = '']] of Object.entries(users)) {
    graph.addToken(token, {
      inspection: { is_valid: true, app_id: testApp.appId, user_id: id },
      me: { id, name, email: `${name}@khach.example` },
    });
  }
  const settings = {
    SMTP_URL: mailServer.url,
    FACEBOOK_APP_ID: testApp.appId,
    FACEBOOK_APP_SECRET: testApp.appSecret,
    FACEBOOK_GRAPH_URL: graph.url,
    ...group.settings,
  };
  const release = { root, databaseUrl, folder, settings };
  const server = stack.use(await startRelease(release, 'storefront/server/main.ts'));
  const { origin } = server;
  const normalize = createNormalize(await readFixture());
  const target = { release, origin, mailServer, facts, normalize };
  const steps = await runSteps(group, { ...target, untilSent: () => untilSent(database) });
  await untilSent(database);
  const document = await call(origin, { path: '/api/openapi.json' });
  assert.deepEqual(errorsOf(server.output()), []);
  return { steps, mails: await observeMails(mailServer, normalize), document };
}

/** Waits for mails in flight, and for those of a status that can still be undone. */
async function untilSent({ all }: Pick<RawDatabase, 'all'>): Promise<void> {
  const [undoTime, leaseTime] = [15_000, 120_000];
  for (const end = Date.now() + 60_000; Date.now() < end;) {
    const now = Date.now();
    const waiting = await all(
      `select id from mails where sent_at is null and failed_at is null and (
        next_attempt_at < ${now + undoTime} or attempts > 0 and next_attempt_at < ${now + leaseTime}
      ) limit 1`,
    );
    if (waiting.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function readJson<T>(name: string): Promise<T> {
  return JSON.parse(await Deno.readTextFile(new URL(`replay/${name}`, import.meta.url)));
}

Deno.test('replies, mails and the description of the API are those of the baseline', async () => {
  const baseline = await openBaseline({ pages: true });
  if (baseline === undefined) {
    return console.log('Left out: a shallow clone does not have the baseline.');
  }
  const before: Observation[] = [];
  const after: Observation[] = [];
  const replayed: Observation[] = [];
  for (const [number, group] of groups.entries()) {
    const [old, next] = await Promise.all([replay(baseline, group), replay(repository, group)]);
    before.push(...old.steps, ...old.mails);
    after.push(...next.steps, ...next.mails);
    replayed.push(...old.steps);
    if (number < groups.length - 1) continue;
    before.push(...observeDocument(old.document));
    after.push(...observeDocument(next.document));
    assertCovered(old.document, groups.flatMap(({ steps }) => steps), replayed);
  }
  const { unlisted, missing } = judge(findDifferences(before, after), knownDifferences);
  const report = Object.entries({
    'differences that are not listed': unlisted,
    'listed differences that did not occur': missing,
  }).filter(([, differences]) => Object.keys(differences).length > 0)
    .map(([title, differences]) => `${title}: ${JSON.stringify(differences, undefined, 2)}`);
  assert.ok(report.length === 0, report.join('\n'));
});
