import { join } from 'node:path';
import { ignoreMissing } from '../../ignore-errors.ts';
import type { Log } from '../../log.ts';
import type { OutgoingMail } from '../outgoing-mail.ts';
import { toMessage } from './to-message.ts';
import type { MailTransport } from './mail-transport.ts';

/**
 * Creates a transport that writes each mail to an `.eml` file. A repeated mail replaces its file.
 * Files are written atomically.
 */
export function createFileTransport(mailDir: string, log: Log): MailTransport {
  return {
    async send(mail) {
      // Loaded with the first mail: a new process starts faster.
      const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
      const bytes = await new MailComposer({ ...toMessage(mail), newline: 'windows' }).compile()
        .build();
      const file = join(mailDir, fileName(mail));
      await Deno.mkdir(mailDir, { recursive: true, mode: 0o700 });
      await writeFileAtomically(file, bytes);
      log('info', 'mail written to a file', { mail: mail.id, kind: mail.kind, file });
    },
    close() {},
  };
}

/** Age from which on the writer of an incomplete file cannot be running any more, in ms. */
const abandonedAfter = 60 * 60_000;

/**
 * Deletes incomplete files, which a process leaves behind if it ends while it writes a mail. The
 * mail itself is still in the database and is written again.
 */
export async function sweepPartialMails(mailDir: string, now: number): Promise<number> {
  let deleted = 0;
  try {
    for await (const { name, isFile } of Deno.readDir(mailDir)) {
      if (!isFile || !partialName.test(name)) continue;
      const path = join(mailDir, name);
      const { mtime } = await Deno.stat(path);
      if (now - (mtime?.getTime() ?? now) < abandonedAfter) continue;
      await Deno.remove(path);
      deleted += 1;
    }
  } catch (error) {
    // No mail was written yet, or another process has deleted the same file.
    ignoreMissing(error);
  }
  return deleted;
}

const partialName = /\.eml\.[\da-f-]{36}\.part$/;

function fileName({ id, kind, createdAt }: OutgoingMail): string {
  return `${new Date(createdAt).toISOString().replace(/[:.]/g, '-')}-${id}-${kind}.eml`;
}

/** Writes a file with mode 0600, because a mail may contain a token that verifies an account. */
async function writeFileAtomically(path: string, bytes: Uint8Array) {
  const temporaryPath = `${path}.${crypto.randomUUID()}.part`;
  try {
    {
      using file = await Deno.open(temporaryPath, { write: true, createNew: true, mode: 0o600 });
      for (let written = 0; written < bytes.length;) {
        written += await file.write(bytes.subarray(written));
      }
      await file.sync();
    }
    await Deno.rename(temporaryPath, path);
  } catch (error) {
    await Deno.remove(temporaryPath).catch(ignoreMissing);
    throw error;
  }
}
