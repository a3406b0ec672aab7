import { connect } from 'node:net';
import type { GetSocketCallback } from 'nodemailer/lib/mailer';
import { MailRefusedError, type MailTransport } from './mail-transport.ts';
import { parseSmtpUrl, type SmtpServer } from './smtp-url.ts';
import { toMessage } from './to-message.ts';

/** Time limits for connecting and for inactivity of the socket, in ms. */
const timeouts = { connection: 10_000, socket: 30_000 };

/**
 * Creates a transport that sends mails to a mail server over a pool of connections.
 *
 * @throws {TypeError} if the URL is invalid
 */
export function createSmtpTransport(smtpUrl: string): MailTransport {
  const server = parseSmtpUrl(smtpUrl);
  let opening: ReturnType<typeof openPool> | undefined;
  return {
    async send(mail, signal) {
      const pool = await (opening ??= openPool(server));
      try {
        await pool.sendMail({ ...toMessage(mail), signal });
      } catch (error) {
        if (!isRejection(error)) throw error;
        const { message, permanent, response } = error;
        const mayPass = !permanent || concernsShop(response);
        throw new MailRefusedError(message, { cause: error, mayPass });
      }
    },
    close: () => void opening?.then((pool) => pool.close({ force: true }), () => {}),
  };
}

/** Opens the pool. Nodemailer is loaded with the first mail: a new process starts faster. */
async function openPool(server: SmtpServer) {
  const { default: nodemailer } = await import('nodemailer');
  return nodemailer.createTransport({
    ...server,
    pool: true,
    maxConnections: 4,
    // The outbox retries with a delay; the pool would retry immediately.
    maxRequeues: 0,
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.connection,
    socketTimeout: timeouts.socket,
    idleTimeout: 20_000,
    getSocket: (_options: unknown, callback: GetSocketCallback) => openSocket(server, callback),
  });
}

/**
 * Connects by host name. Nodemailer would resolve the name first and connect to an IP address, for
 * which Deno has no permission.
 */
function openSocket({ host, port }: SmtpServer, callback: GetSocketCallback) {
  const socket = connect({ host, port });
  const fail = (error: Error) => {
    socket.destroy();
    callback(error);
  };
  const onTimeout = () => fail(new Error(`No connection within ${timeouts.connection} ms`));
  socket.setTimeout(timeouts.connection, onTimeout);
  socket.once('error', fail);
  socket.once('connect', () => {
    socket.setTimeout(0);
    socket.off('timeout', onTimeout);
    socket.off('error', fail);
    callback(null, { connection: socket });
  });
}

/**
 * Returns `true` if the server rejected this recipient or this message. Rejections of the
 * credentials or the sender address affect all mails and need a change of the settings.
 */
function isRejection(error: unknown): error is Error & { permanent: boolean; response?: string } {
  return error instanceof Error &&
    'permanent' in error && typeof error.permanent === 'boolean' &&
    'command' in error && (error.command === 'RCPT TO' || error.command === 'DATA');
}

/**
 * Codes of rejections because of the sender, a limit of its account or a policy. Servers such as
 * Postfix send them for the recipient: 'Relay access denied' if the credentials are missing.
 *
 * Source: RFC 3463, section 3.
 */
const shopCode = /^5\.(?:1\.[78]|3\.2|4\.5|7\.\d+)$/;

/** The same in replies without such a code. */
const shopWord = /\b(?:relay|sender|sending|auth)/i;

function concernsShop(response = ''): boolean {
  const code = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  return code === undefined ? shopWord.test(response) : shopCode.test(code);
}
