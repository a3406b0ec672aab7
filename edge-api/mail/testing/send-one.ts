/**
 * A process of its own that sends one mail and prints `sent`, to see what a transport needs to be
 * permitted.
 *
 * Arguments: URL of the mail server or nothing, folder of the files.
 */
import { createTransport } from '../transport/transport.ts';

const [smtpUrl, mailDir = ''] = Deno.args;
const transport = createTransport({ smtpUrl, mailDir, log: () => {} });
await transport.send({
  id: 1,
  kind: 'welcome',
  createdAt: 0,
  messageId: '<mail-1.0@shop.example>',
  from: { name: 'Thạch An', address: 'shop@shop.example' },
  to: { name: 'Nguyễn Văn An', address: 'an@khach.example' },
  subject: 'Chào mừng',
  text: 'Xin chào',
  html: '<p>Xin chào',
}, new AbortController().signal);
transport.close();
console.log('sent');
