import { createHmac, randomBytes } from 'node:crypto';
import {
  ConflictError,
  InvalidCredentialsError,
  RateLimitError,
  ValidationError,
} from '../errors.ts';
import type { Log } from '../log.ts';

/**
 * Kind of an audited request: a log-in of a customer or of staff, the check of the password of a
 * logged-in user, the use of a link of a mail, or the request for a mail.
 */
export type AuditKind = 'log-in' | 'staff log-in' | 'password check' | 'link' | 'mail request';

/** Event that an owner needs to see in order to notice an attack on accounts. */
export type SecurityEvent =
  | 'account created'
  | 'log-in'
  | 'staff log-in'
  | 'account joined'
  | 'guest code requested'
  | 'password reset requested'
  | 'password reset'
  | 'password changed'
  | 'e-mail change requested'
  | 'e-mail changed'
  | 'sessions ended'
  | 'account deleted'
  | 'account disowned'
  | `${AuditKind} ${'failed' | 'limited'}`;

/** Account and client of an event. Neither is logged in plain text. */
export interface SecuritySubject {
  /** Key of the e-mail address, or the Facebook id of a user without one. */
  account: string;
  /** Client address from `clientAddress()`. */
  address: string;
}

export interface AuditedReply<T> {
  reply: T;
  event: SecurityEvent;
}

/** Events of every day. All others are warnings. */
const usualEvents: ReadonlySet<SecurityEvent> = new Set<SecurityEvent>([
  'account created',
  'log-in',
  'staff log-in',
  'guest code requested',
  'password reset requested',
  'e-mail change requested',
  'sessions ended',
]);

/**
 * Creates the log of security events. Accounts and addresses are replaced by keyed digests. The key
 * is random and exists as long as the process: events of one run can be compared with each other,
 * but nobody can test a list of e-mail addresses against an old log.
 */
export function createSecurityLog(log: Log) {
  const key = randomBytes(32);
  const digest = (kind: string, text: string) =>
    createHmac('sha256', key).update(`${kind}\n${text}`).digest('hex').slice(0, 16);

  function logEvent(event: SecurityEvent, { account, address }: SecuritySubject) {
    log(usualEvents.has(event) ? 'info' : 'warn', 'security event', {
      event,
      subject: digest('account', account),
      network: digest('network', address),
    });
  }

  return {
    /** Handles a request, logs its event or its failure, and returns the reply. */
    async audit<T>(
      subject: SecuritySubject,
      handle: () => Promise<AuditedReply<T>>,
      kind: AuditKind = 'log-in',
    ): Promise<T> {
      try {
        const { reply, event } = await handle();
        logEvent(event, subject);
        return reply;
      } catch (error) {
        const event = failureEvent(error, kind);
        if (event) logEvent(event, subject);
        throw error;
      }
    },
  };
}

function failureEvent(error: unknown, kind: AuditKind): SecurityEvent | undefined {
  if (error instanceof RateLimitError) return `${kind} limited`;
  const isFailure = error instanceof InvalidCredentialsError ||
    (kind === 'log-in' && error instanceof ConflictError) ||
    (kind === 'link' && (error instanceof ConflictError || error instanceof ValidationError));
  return isFailure ? `${kind} failed` : undefined;
}
