/**
 * Sends one mail in a separate process and prints `sent`. Tests run it with limited permissions.
 *
 * Arguments: URL of the mail server or an empty string, folder of the mail files.
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
