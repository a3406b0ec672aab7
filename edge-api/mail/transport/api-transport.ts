import type { MailApi, MailApiAccount } from './mail-apis.ts';
import type { MailProvider } from './mail-provider.ts';
import { MailRefusedError } from './mail-refused-error.ts';
import type { MailTransport } from './mail-transport.ts';
import { postmark } from './postmark.ts';
import { resend } from './resend.ts';
import { toMessage } from './to-message.ts';

const providers: Readonly<Record<MailApi, MailProvider>> = { postmark, resend };

/** Returns the origin of an account's provider. */
export function mailApiUrl({ provider, url }: MailApiAccount): string {
  return url ?? providers[provider].url;
}

/** Maximum size of a reply that is read, in characters. */
const maxReply = 4_096;

/**
 * Creates a transport that sends mails through the HTTPS interface of a provider, where no
 * connection to a mail server is possible.
 */
export function createApiTransport(account: MailApiAccount): MailTransport {
  const provider = providers[account.provider];
  const address = mailApiUrl(account) + provider.path;
  const closed = new AbortController();
  return {
    async send(mail, signal) {
      // Rejects a recipient that is not a single mailbox.
      toMessage(mail);
      const reply = await fetch(address, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json',
          ...provider.headers(account.key, mail),
        },
        body: JSON.stringify(provider.body(mail)),
        // A redirect would send the key to another host.
        redirect: 'manual',
        signal: AbortSignal.any([signal, closed.signal]),
      });
      const body = await readJson(reply);
      // Another server, such as the portal of a network, answers 200 as well.
      if (reply.ok && provider.isAccepted(body)) return;
      const code = provider.codeOf(body);
      // The text of the reply may quote the mail, so it is omitted.
      const message = `The mail provider answered ${reply.status} ${String(code ?? '')}`.trim();
      throw provider.isRefusal(reply.status, code)
        ? new MailRefusedError(message)
        : new Error(message);
    },
    close: () => closed.abort(new Error('The transport is closed')),
  };
}

async function readJson(reply: Response): Promise<Record<string, unknown>> {
  let text = '';
  // Leaving the loop cancels the body.
  for await (const part of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    if (text.length > maxReply) break;
  }
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
