import assert from 'node:assert/strict';
import { z } from 'zod';
import { allOperations } from './all-operations.ts';
import replies from './reply-examples.json' with { type: 'json' };
import { errorsOf } from './document-responses.ts';
import type { ReplyExamples } from './create-document.ts';
import { errorReplySchema } from './schemas/reply.ts';
import { openExampleShop } from './testing/open-example-shop.ts';
import { replayExample, toDocumentedReply } from './testing/replay-example.ts';

for (const operation of allOperations) {
  const { id, method, path, examples, errorReply } = operation;
  Deno.test(`the examples of ${method.toUpperCase()} ${path} have the documented replies`, async () => {
    await using shop = await openExampleShop();
    for (const example of examples) {
      const { summary, status = 200 } = example;
      const replayed = await replayExample(shop, operation, example);
      assert.equal(replayed.status, status, `${summary}: ${JSON.stringify(replayed.body)}`);
      if (status === 200 && typeof operation.reply === 'string') {
        assert.ok(z.string().parse(replayed.type).startsWith(operation.reply.replace('*', '')));
        continue;
      }
      const isOwnError = errorReply?.statuses.includes(status) ?? false;
      const schema = status === 200
        ? operation.reply as z.ZodType
        : isOwnError
        ? errorReply!.schema
        : errorReplySchema;
      // zod removes undocumented fields, so the result would differ.
      assert.deepEqual(schema.parse(replayed.body), replayed.body, summary);
      if (status !== 200 && !isOwnError) {
        const { code } = errorReplySchema.parse(replayed.body);
        const codes: readonly string[] = errorsOf(operation).get(status) ?? [];
        assert.ok(codes.includes(code), `${summary}: ${code} is not documented`);
      }
      assert.deepEqual(
        toDocumentedReply(replayed.body),
        (replies as ReplyExamples)[id]?.[summary],
        `${summary}: run deno task openapi`,
      );
    }
  });
}
