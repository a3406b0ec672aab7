import assert from 'node:assert/strict';
import PostalMime from 'postal-mime';
import { sweepPartialMails } from './file-transport.ts';
import { MailRefusedError } from './mail-transport.ts';
import type { OutgoingMail } from '../outgoing-mail.ts';
import { startMailServer } from '../testing/start-mail-server.ts';
import { createTransport } from './transport.ts';

const mail: OutgoingMail = {
  id: 12,
  kind: 'verify-email',
  createdAt: Date.UTC(2026, 10, 21, 10),
  messageId: '<mail-12.1@shop.example>',
  from: { name: 'Thạch An', address: 'lienhe@thachan.example' },
  to: { name: 'Nguyễn Văn An', address: 'an@khach.example' },
  subject: 'Xác thực địa chỉ email',
  text: 'Xin chào. token=secret\n.\nMột dòng chỉ có dấu chấm.',
  html: '<p>Xin chào <b>bạn</b></p>',
};
const unabortedSignal = new AbortController().signal;

async function withFolder(work: (folder: string) => Promise<void>) {
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-mail-' });
  try {
    await work(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

const namesIn = async (folder: string) =>
  (await Array.fromAsync(Deno.readDir(folder))).map(({ name }) => name);

Deno.test('the file transport writes a complete file per mail and logs its path', async () => {
  await withFolder(async (folder) => {
    const lines: unknown[] = [];
    const mailDir = `${folder}/deeper/mail`;
    const transport = createTransport({ mailDir, log: (...line) => lines.push(line) });
    await transport.send(mail, unabortedSignal);
    const name = '2026-11-21T10-00-00-000Z-12-verify-email.eml';
    assert.deepEqual(await namesIn(mailDir), [name]);
    const file = `${mailDir}/${name}`;
    assert.deepEqual(lines, [
      ['info', 'mail written to a file', { mail: 12, kind: 'verify-email', file }],
    ]);
    assert.equal((await Deno.stat(file)).mode! & 0o777, 0o600);
    const bytes = await Deno.readFile(file);
    const raw = new TextDecoder().decode(bytes);
    assert.match(raw, /^Date: \w+, \d+ \w+ \d{4} [\d:]+ \+0000\r$/m);
    assert.match(raw, /^MIME-Version: 1.0\r$/m);
    assert.ok(raw.split('\r\n').every((line) => line.length <= 998 && !/[\r\n]/.test(line)));
    const parsed = await PostalMime.parse(bytes);
    assert.equal(parsed.subject, mail.subject);
    assert.equal(parsed.text?.trim(), mail.text);
    assert.equal(parsed.html?.trim(), mail.html);
    assert.equal(parsed.messageId, mail.messageId);
  });
});

Deno.test('a picture is attached to the HTML that shows it', async () => {
  await withFolder(async (folder) => {
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
    const pictures = [{ id: 'ma-qr', fileName: 'ma-qr.png', png }];
    const transport = createTransport({ mailDir: folder, log: () => {} });
    await transport.send({ ...mail, pictures }, unabortedSignal);
    const [name] = await namesIn(folder);
    const { attachments } = await PostalMime.parse(await Deno.readFile(`${folder}/${name}`));
    const [{ content, ...part }] = attachments as [typeof attachments[number]];
    assert.deepEqual(new Uint8Array(content as ArrayBuffer), png);
    assert.partialDeepStrictEqual(part, {
      ...{ contentId: '<ma-qr>', related: true, disposition: 'inline' },
      ...{ filename: 'ma-qr.png', mimeType: 'image/png' },
    });
  });
});

Deno.test('the file transport replaces the file of a repeated mail and rejects an unusable folder', async () => {
  await withFolder(async (folder) => {
    const transport = createTransport({ mailDir: folder, log() {} });
    await transport.send(mail, unabortedSignal);
    await transport.send({ ...mail, subject: 'Lần hai' }, unabortedSignal);
    const [name, ...others] = await namesIn(folder);
    assert.deepEqual(others, []);
    assert.equal(
      (await PostalMime.parse(await Deno.readFile(`${folder}/${name}`))).subject,
      'Lần hai',
    );
    const inFile = createTransport({ mailDir: `${folder}/${name}`, log() {} });
    await assert.rejects(inFile.send(mail, unabortedSignal));
  });
});

const hostileNames = [
  'An\r\nBcc: all@evil.example',
  'An\nSubject: x\n\nbody',
  '"An" <evil@evil.example>, other@evil.example',
  '=?utf-8?q?An=0D=0ABcc:_all@evil.example?=',
  '<script>alert(1)</script>',
  'a@evil.example,',
  '\\" <evil@evil.example>',
  'x'.repeat(2000),
];

Deno.test('names and subjects cannot inject headers or recipients', async () => {
  await using server = await startMailServer();
  const transport = createTransport({ smtpUrl: server.url, mailDir: '', log() {} });
  for (const name of hostileNames) {
    await transport.send({ ...mail, to: { ...mail.to, name }, subject: name }, unabortedSignal);
  }
  transport.close();
  assert.equal(server.received.length, hostileNames.length);
  for (const [index, name] of hostileNames.entries()) {
    const parsed = await server.read(index);
    assert.deepEqual(server.recipients[index], ['an@khach.example']);
    assert.deepEqual(parsed.to?.map(({ address }) => address), ['an@khach.example'], name);
    assert.deepEqual([parsed.cc, parsed.bcc], [undefined, undefined]);
    assert.deepEqual(
      parsed.headers.map(({ key }) => key).sort(),
      [
        'auto-submitted',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'subject',
        'to',
      ],
    );
  }
});

Deno.test('an address that is not a single mailbox is rejected before sending', async () => {
  await using server = await startMailServer();
  const transport = createTransport({ smtpUrl: server.url, mailDir: '', log() {} });
  for (
    const address of [
      '',
      'an',
      'an@khach.example, x@evil.example',
      'an@khach.example\r\nRCPT TO:<x@evil.example>',
      '<an@khach.example>',
      'an@khach.example>\0',
      'group:an@khach.example;',
    ]
  ) {
    const sent = transport.send({ ...mail, to: { name: 'An', address } }, unabortedSignal);
    await assert.rejects(sent, MailRefusedError, address);
  }
  transport.close();
  assert.equal(server.received.length, 0);
});

Deno.test('the password is not sent in clear text and is not part of errors', async () => {
  const passwords: unknown[] = [];
  await using server = await startMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth(auth, _session, callback) {
      passwords.push(auth.password);
      callback(null, { user: 'shop' });
    },
  });
  const withPassword = (host: string) =>
    createTransport({
      smtpUrl: `smtp://shop:s3cret@${host}:${server.port}`,
      mailDir: '',
      log() {},
    });
  const localTransport = withPassword('127.0.0.1');
  await localTransport.send(mail, unabortedSignal);
  localTransport.close();
  assert.deepEqual(passwords, ['s3cret']);

  // Another address of this machine, treated as a remote host.
  const remoteTransport = withPassword('0.0.0.0');
  const error = await remoteTransport.send(mail, unabortedSignal).then(
    () => undefined,
    (error) => error,
  );
  remoteTransport.close();
  assert.ok(error instanceof Error && !(error instanceof MailRefusedError));
  assert.ok(!Deno.inspect(error).includes('s3cret'));
  assert.equal(passwords.length, 1);
});

Deno.test('a mail server with an untrusted certificate is rejected', async () => {
  for (const secure of [true, false]) {
    await using server = await startMailServer({ secure, disabledCommands: [] });
    const smtpUrl = server.url.replace('smtp:', secure ? 'smtps:' : 'smtp:');
    const transport = createTransport({ smtpUrl, mailDir: '', log() {} });
    await assert.rejects(transport.send(mail, unabortedSignal), /certificate|TLS/i);
    transport.close();
    assert.equal(server.received.length, 0);
  }
});

Deno.test('createTransport() rejects invalid URLs without repeating the password', () => {
  for (
    const smtpUrl of ['mail.example', 'http://mail.example', 'smtp://', 'smtp://a:s3cret@b/c?d']
  ) {
    assert.throws(
      () => createTransport({ smtpUrl, mailDir: '', log() {} }),
      (error) => error instanceof TypeError && !error.message.includes('s3cret'),
      smtpUrl,
    );
  }
});

Deno.test('sweepPartialMails() deletes incomplete mails that are older than an hour', async () => {
  await withFolder(async (folder) => {
    const old = `a.eml.${crypto.randomUUID()}.part`;
    const others = ['b.eml', `c.eml.${crypto.randomUUID()}.part`, 'notes.part'];
    for (const name of [old, ...others]) await Deno.writeTextFile(`${folder}/${name}`, '');
    const now = Date.now();
    for (const name of [old, 'b.eml', 'notes.part']) {
      await Deno.utime(`${folder}/${name}`, new Date(now - 3_601_000), new Date(now - 3_601_000));
    }
    assert.equal(await sweepPartialMails(folder, now), 1);
    assert.deepEqual((await namesIn(folder)).sort(), others.sort());
    assert.equal(await sweepPartialMails(`${folder}/missing`, now), 0);
  });
});
