import assert from 'node:assert/strict';
import type { OutgoingMail } from '../outgoing-mail.ts';
import { createApiTransport, formatMailbox } from './api-transport.ts';
import type { MailApi } from './mail-apis.ts';
import { MailRefusedError } from './mail-transport.ts';

const mail: OutgoingMail = {
  id: 7,
  kind: 'welcome',
  createdAt: 0,
  messageId: '<mail-7.0@shop.example>',
  from: { name: 'Thạch An', address: 'shop@shop.example' },
  to: { name: 'Nguyễn "Ngọc" An, <x>\r\nBcc: y', address: 'an@example.com' },
  subject: 'Chào mừng bạn',
  text: 'Xin chào',
  html: '<p>Xin chào</p>',
};

interface Received {
  path: string;
  headers: Headers;
  body: Record<string, unknown>;
}

/** A local server in place of a provider. */
function startProvider(
  reply: () => Response | Promise<Response> = () =>
    Response.json({ id: '1', MessageID: '1', ErrorCode: 0 }),
) {
  const received: Received[] = [];
  const server = Deno.serve({ hostname: '127.0.0.1', port: 0, onListen() {} }, async (request) => {
    assert.equal(request.method, 'POST');
    const { pathname } = new URL(request.url);
    received.push({ path: pathname, headers: request.headers, body: await request.json() });
    return await reply();
  });
  const url = `http://127.0.0.1:${server.addr.port}`;
  const open = (provider: MailApi) => createApiTransport({ provider, key: 'secret-key', url });
  return { received, url, open, [Symbol.asyncDispose]: () => server.shutdown() };
}

const { signal } = new AbortController();

Deno.test('Resend gets the mail, the key, and one idempotency key per text', async () => {
  await using provider = startProvider();
  const transport = provider.open('resend');
  await transport.send(mail, signal);
  await transport.send(mail, signal);
  await transport.send({ ...mail, text: 'Xin chào lần nữa' }, signal);
  const [first, repeated, other] = provider.received;
  assert.equal(first?.path, '/emails');
  assert.equal(first?.headers.get('Authorization'), 'Bearer secret-key');
  assert.deepEqual(first?.body, {
    from: '"Thạch An" <shop@shop.example>',
    to: [String.raw`"Nguyễn \"Ngọc\" An, <x> Bcc: y" <an@example.com>`],
    subject: 'Chào mừng bạn',
    text: 'Xin chào',
    html: '<p>Xin chào</p>',
    headers: { 'Message-ID': mail.messageId, 'Auto-Submitted': 'auto-generated' },
  });
  const keys = [first, repeated, other].map((each) => each?.headers.get('Idempotency-Key'));
  assert.equal(keys[0], keys[1]);
  assert.notEqual(keys[0], keys[2]);
});

Deno.test('both providers get the headers with which a notice is ended', async () => {
  await using provider = startProvider();
  const unsubscribeUrl = 'https://shop.example/ngung-bao-hang?token=x';
  const expected = {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  for (const name of ['resend', 'postmark'] as const) {
    await provider.open(name).send({ ...mail, unsubscribeUrl }, signal);
  }
  const [resend, postmark] = provider.received.map(({ body }) => body);
  assert.partialDeepStrictEqual(resend, { headers: expected });
  const pairs = (postmark?.Headers as { Name: string; Value: string }[])
    .map(({ Name, Value }) => [Name, Value]);
  assert.partialDeepStrictEqual(Object.fromEntries(pairs), expected);
});

Deno.test('both providers get the pictures of a mail', async () => {
  await using provider = startProvider();
  const pictures = [{ id: 'ma-qr', fileName: 'ma-qr.png', png: new Uint8Array([1, 2, 3]) }];
  for (const name of ['resend', 'postmark'] as const) {
    await provider.open(name).send({ ...mail, pictures }, signal);
  }
  const [resend, postmark] = provider.received.map(({ body }) => body);
  assert.deepEqual(resend?.attachments, [
    { filename: 'ma-qr.png', content: 'AQID', content_id: 'ma-qr' },
  ]);
  assert.deepEqual(postmark?.Attachments, [{
    ...{ Name: 'ma-qr.png', Content: 'AQID', ContentType: 'image/png' },
    ContentID: 'cid:ma-qr',
  }]);
});

Deno.test('Postmark gets the mail and the token of its server', async () => {
  await using provider = startProvider();
  await provider.open('postmark').send(mail, signal);
  const [{ path, headers, body }] = provider.received as [Received];
  assert.equal(path, '/email');
  assert.equal(headers.get('X-Postmark-Server-Token'), 'secret-key');
  assert.equal(body.From, '"Thạch An" <shop@shop.example>');
  assert.equal(body.To, String.raw`"Nguyễn \"Ngọc\" An, <x> Bcc: y" <an@example.com>`);
  assert.deepEqual([body.Subject, body.TextBody, body.HtmlBody], [
    'Chào mừng bạn',
    'Xin chào',
    '<p>Xin chào</p>',
  ]);
  assert.deepEqual((body.Headers as unknown[])[0], { Name: 'Message-ID', Value: mail.messageId });
});

Deno.test('a recipient that Postmark refuses is permanent, other rejected mails may pass, and every other failure is temporary', async () => {
  const replies: [MailApi, number, unknown, 'refused' | 'may pass' | 'waits'][] = [
    ['postmark', 422, { ErrorCode: 406, Message: 'an@example.com is inactive' }, 'refused'],
    ['postmark', 422, { ErrorCode: 400, Message: 'no sender signature' }, 'may pass'],
    ['postmark', 401, { ErrorCode: 10 }, 'waits'],
    ['postmark', 500, {}, 'waits'],
    ['resend', 422, { name: 'validation_error', message: 'Invalid `to` field' }, 'may pass'],
    ['resend', 403, { name: 'invalid_api_key', message: 'secret-key an@example.com' }, 'waits'],
    ['resend', 429, { name: 'rate_limit_exceeded' }, 'waits'],
    ['resend', 503, null, 'waits'],
  ];
  for (const [name, status, body, expected] of replies) {
    await using provider = startProvider(() => Response.json(body, { status }));
    await assert.rejects(provider.open(name).send(mail, signal), (error: Error) => {
      const isRefused = error instanceof MailRefusedError;
      const result = !isRefused ? 'waits' : error.mayPass ? 'may pass' : 'refused';
      assert.equal(result, expected, `${name} ${status}`);
      assert.match(error.message, new RegExp(String(status)));
      assert.doesNotMatch(error.message, /example\.com|secret-key/);
      return true;
    });
  }
});

Deno.test('the key is not sent to the target of a redirect', async () => {
  await using other = startProvider();
  await using provider = startProvider(() => Response.redirect(`${other.url}/emails`, 307));
  await assert.rejects(provider.open('resend').send(mail, signal), /answered 307/);
  assert.equal(other.received.length, 0);
});

Deno.test('an unreadable or endless reply is a failure, and its body is not read to the end', async () => {
  const endless = () =>
    new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(1_000))),
    });
  await using provider = startProvider(() => new Response(endless(), { status: 500 }));
  await assert.rejects(provider.open('postmark').send(mail, signal), /answered 500/);
});

Deno.test('a recipient that is not a single mailbox is refused without a request', async () => {
  await using provider = startProvider();
  const to = { name: '', address: 'an@example.com, b@example.com' };
  await assert.rejects(provider.open('resend').send({ ...mail, to }, signal), MailRefusedError);
  assert.equal(provider.received.length, 0);
});

Deno.test('a signal and close() end a request that gets no reply', async () => {
  const arrived = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const released = Promise.withResolvers<Response>();
  let count = 0;
  await using provider = startProvider(() => {
    arrived[count++]?.resolve();
    return released.promise;
  });
  const abort = new AbortController();
  const transport = provider.open('resend');
  const aborted = assert.rejects(transport.send(mail, abort.signal), /too late/);
  await arrived[0]?.promise;
  abort.abort(new Error('too late'));
  await aborted;
  const closed = assert.rejects(transport.send(mail, signal), /closed/);
  await arrived[1]?.promise;
  transport.close();
  await closed;
  released.resolve(new Response());
});

Deno.test('a reply with status 200 counts only with the id of the mail', async () => {
  const replies: Record<MailApi, unknown[]> = {
    resend: [{}, { id: '' }, { id: 1 }, [], 'sent', null, { error: 'no' }],
    postmark: [{}, { ErrorCode: 0 }, { MessageID: '1' }, { ErrorCode: 300, MessageID: '1' }],
  };
  for (const [name, bodies] of Object.entries(replies)) {
    for (const body of [...bodies.map((each) => JSON.stringify(each)), '<html>Wifi</html>', '']) {
      await using provider = startProvider(() => new Response(body));
      const sending = provider.open(name as MailApi).send(mail, signal);
      await assert.rejects(sending, /^Error: The mail provider answered 200/, `${name} ${body}`);
    }
  }
});

Deno.test('formatMailbox() formats a mailbox with its display name as a quoted string (RFC 5322, section 3.4)', () => {
  assert.equal(
    formatMailbox({ name: 'An "Ngọc" <x>', address: 'an@shop.example' }),
    String.raw`"An \"Ngọc\" <x>" <an@shop.example>`,
  );
  assert.equal(formatMailbox({ name: '', address: 'an@shop.example' }), 'an@shop.example');
});
