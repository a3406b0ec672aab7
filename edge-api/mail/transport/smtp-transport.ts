import { connect } from 'node:net';
import nodemailer from 'nodemailer';
import type { GetSocketCallback } from 'nodemailer/lib/mailer';
import { MailRefusedError } from './mail-refused-error.ts';
import { parseSmtpUrl, type SmtpServer } from './smtp-url.ts';
import { toMessage } from './to-message.ts';
import type { MailTransport } from './mail-transport.ts';

/** How long to wait, in ms, for a connection and for any sign of life on it. */
const patience = { connection: 10_000, socket: 30_000 };

/**
 * Sends mails through a mail server, over a few connections that are kept for a while.
 *
 * @throws {TypeError} if the URL cannot be used
 */
export function createSmtpTransport(smtpUrl: string): MailTransport {
  const server = parseSmtpUrl(smtpUrl);
  const pool = nodemailer.createTransport({
    ...server,
    pool: true,
    maxConnections: 4,
    // The outbox tries again; the pool would do so at once.
    maxRequeues: 0,
    connectionTimeout: patience.connection,
    greetingTimeout: patience.connection,
    socketTimeout: patience.socket,
    idleTimeout: 20_000,
    getSocket: (_options: unknown, callback: GetSocketCallback) => openSocket(server, callback),
  });
  return {
    async send(mail, signal) {
      try {
        await pool.sendMail({ ...toMessage(mail), signal });
      } catch (error) {
        throw isRefusal(error) ? new MailRefusedError(error.message, { cause: error }) : error;
      }
    },
    close: () => pool.close({ force: true }),
  };
}

/**
 * Connects by name: nodemailer would look the name up first and connect to a number, for which Deno
 * has no permission.
 */
function openSocket({ host, port }: SmtpServer, callback: GetSocketCallback) {
  const socket = connect({ host, port });
  const fail = (error: Error) => {
    socket.destroy();
    callback(error);
  };
  const tooLate = () => fail(new Error(`No connection within ${patience.connection} ms`));
  socket.setTimeout(patience.connection, tooLate);
  socket.once('error', fail);
  socket.once('connect', () => {
    socket.setTimeout(0);
    socket.off('timeout', tooLate);
    socket.off('error', fail);
    callback(null, { connection: socket });
  });
}

/**
 * Whether the server said no for good to this recipient or this message. What it says to a log-in or
 * to the sender's address is the shop's to mend, and holds for all mails: those wait.
 */
function isRefusal(error: unknown): error is Error {
  return error instanceof Error &&
    'permanent' in error && error.permanent === true &&
    'command' in error && (error.command === 'RCPT TO' || error.command === 'DATA');
}
