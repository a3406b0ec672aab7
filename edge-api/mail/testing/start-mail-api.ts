import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';

/** Mail as Resend receives it. */
export interface ReceivedRequest {
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  attachments?: { filename: string; content: string; content_id: string }[];
}

/** A local server in place of a provider of mails. `await using` ends it. */
export interface MailApi extends AsyncDisposable {
  received: ReceivedRequest[];
  /** Settings of a shop that sends its mails there. */
  settings: Record<string, string>;
}

/**
 * Starts the server.
 *
 * @param folder in which each mail is written as an `.eml` file; none if unset
 */
export function startMailApi(folder?: string): MailApi {
  const received: ReceivedRequest[] = [];
  const server = Deno.serve({ hostname: '127.0.0.1', port: 0, onListen() {} }, async (request) => {
    const mail: ReceivedRequest = await request.json();
    const number = received.push(mail);
    if (folder !== undefined) {
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${String(number).padStart(6, '0')}.eml`);
      const attachments = mail.attachments?.map(({ filename, content, content_id }) => ({
        ...{ filename, content, cid: content_id, encoding: 'base64' },
      }));
      await writeFile(file, await new MailComposer({ ...mail, attachments }).compile().build());
    }
    return Response.json({ id: String(number) });
  });
  return {
    received,
    settings: {
      MAIL_API: 'resend',
      MAIL_API_KEY: 're_12345678',
      MAIL_API_URL: `http://127.0.0.1:${server.addr.port}`,
    },
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}
