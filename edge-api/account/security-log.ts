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
type AuditKind = 'log-in' | 'staff log-in' | 'password check' | 'link' | 'mail request';

/**
 * Events that an owner needs to see in order to notice an attack on accounts, with the kind of
 * request that causes them, and their level in the log: those of every day are no warnings.
 */
export const securityEvents = {
  'account created': ['log-in', 'info'],
  'log-in': ['log-in', 'info'],
  'staff log-in': ['staff log-in', 'info'],
  'account joined': ['log-in', 'warn'],
  'guest code requested': ['mail request', 'info'],
  'password reset requested': ['mail request', 'info'],
  'password reset': ['link', 'warn'],
  'password changed': ['password check', 'warn'],
  'e-mail change requested': ['password check', 'info'],
  'e-mail changed': ['link', 'warn'],
  'sessions ended': ['log-in', 'info'],
  'account deleted': ['password check', 'warn'],
  'account disowned': ['link', 'warn'],
} as const satisfies Record<string, readonly [AuditKind, 'info' | 'warn']>;

type SecurityEvent = keyof typeof securityEvents;

/**
 * Creates the log of security events. Accounts and addresses are replaced by keyed digests. The key
 * is random and exists as long as the process: events of one run can be compared with each other,
 * but nobody can test a list of e-mail addresses against an old log.
 *
 * @param addressOf returns the address of the client of a request, from `clientAddress()`
 */
export function createSecurityLog<Request>(log: Log, addressOf: (request: Request) => string) {
  const key = randomBytes(32);
  const digest = (kind: string, text: string) =>
    createHmac('sha256', key).update(`${kind}\n${text}`).digest('hex').slice(0, 16);

  return {
    /**
     * Handles a request, logs its event or its failure, and returns the reply. Neither the account
     * nor the client is logged in plain text.
     *
     * @param account key of the e-mail address, or the Facebook id of a user without one
     * @param event event of the success, unless `handle` notes another one
     * @param kind kind of the request. @default that of `event`
     */
    async audit<T>(
      request: Request,
      account: string,
      event: SecurityEvent,
      handle: (note: (event: SecurityEvent) => void) => Promise<T>,
      kind: AuditKind = securityEvents[event][0],
    ): Promise<T> {
      const logEvent = (level: 'info' | 'warn', event: string) =>
        log(level, 'security event', {
          event,
          subject: digest('account', account),
          network: digest('network', addressOf(request)),
        });
      let noted = event;
      try {
        const reply = await handle((event) => noted = event);
        logEvent(securityEvents[noted][1], noted);
        return reply;
      } catch (error) {
        const failure = failureOf(error, kind);
        if (failure) logEvent('warn', `${kind} ${failure}`);
        throw error;
      }
    },
  };
}

function failureOf(error: unknown, kind: AuditKind): 'limited' | 'failed' | undefined {
  if (error instanceof RateLimitError) return 'limited';
  const isFailure = error instanceof InvalidCredentialsError ||
    (kind === 'log-in' && error instanceof ConflictError) ||
    (kind === 'link' && (error instanceof ConflictError || error instanceof ValidationError));
  return isFailure ? 'failed' : undefined;
}
