import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Log } from '../../log.ts';
import type { OutgoingMail } from '../outgoing-mail.ts';
import { toMessage } from './to-message.ts';
import type { MailTransport } from './mail-transport.ts';

/**
 * Puts each mail into a file of its own that a mail program can open. A mail that comes again
 * takes the place of its file. A file is there as a whole or not at all.
 */
export function createFileTransport(mailDir: string, log: Log): MailTransport {
  return {
    async send(mail) {
      const bytes = await new MailComposer({ ...toMessage(mail), newline: 'windows' }).compile()
        .build();
      const file = join(mailDir, fileName(mail));
      await Deno.mkdir(mailDir, { recursive: true, mode: 0o700 });
      await writeWhole(file, bytes);
      log('info', 'mail written to a file', { mail: mail.id, kind: mail.kind, file });
    },
    close() {},
  };
}

function fileName({ id, kind, createdAt }: OutgoingMail): string {
  return `${new Date(createdAt).toISOString().replace(/[:.]/g, '-')}-${id}-${kind}.eml`;
}

/** Only the owner may read what can confirm an account. */
async function writeWhole(path: string, bytes: Uint8Array) {
  const draft = `${path}.${crypto.randomUUID()}.part`;
  try {
    {
      using file = await Deno.open(draft, { write: true, createNew: true, mode: 0o600 });
      for (let written = 0; written < bytes.length;) {
        written += await file.write(bytes.subarray(written));
      }
      await file.sync();
    }
    await Deno.rename(draft, path);
  } catch (error) {
    await Deno.remove(draft).catch((reason) => {
      if (!(reason instanceof Deno.errors.NotFound)) throw reason;
    });
    throw error;
  }
}
