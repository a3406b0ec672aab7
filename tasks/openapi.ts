/**
 * Writes the description of the API, docs/openapi.json, with the replies to all examples. A change
 * that breaks clients stops it, unless it is called with `--breaking`.
 */
import { allOperations } from '../edge-api/openapi/all-operations.ts';
import { findBreakingChanges } from '../edge-api/openapi/breaking-changes.ts';
import { createOpenApiDocument } from '../edge-api/openapi/create-document.ts';
import type { OpenApiDocument } from '../edge-api/openapi/openapi-document.ts';
import { openExampleShop } from '../edge-api/openapi/testing/open-example-shop.ts';
import { replayExample, toDocumentedReply } from '../edge-api/openapi/testing/replay-example.ts';

const committedFile = new URL('../docs/openapi.json', import.meta.url);
const repliesFile = new URL('../edge-api/openapi/reply-examples.json', import.meta.url);

const replies: Record<string, Record<string, unknown>> = {};
for (const operation of allOperations) {
  await using shop = await openExampleShop();
  for (const example of operation.examples) {
    const { body } = await replayExample(shop, operation, example);
    if (body === undefined || operation.reply === 'application/json') continue;
    (replies[operation.id] ??= {})[example.summary] = toDocumentedReply(body);
  }
}
const document = createOpenApiDocument(allOperations, replies);
const committed = await readCommitted();
const changes = committed ? findBreakingChanges(committed, document) : [];
for (const change of changes) console.error(change);
if (changes.length > 0 && !Deno.args.includes('--breaking')) {
  console.error('These changes break clients. Call the task with --breaking if that is intended.');
  Deno.exit(1);
}
await write(repliesFile, replies);
await write(committedFile, document);

async function readCommitted(): Promise<OpenApiDocument | undefined> {
  try {
    return JSON.parse(await Deno.readTextFile(committedFile));
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

async function write(file: URL, content: unknown): Promise<void> {
  await Deno.writeTextFile(file, JSON.stringify(content, undefined, 2) + '\n');
}
