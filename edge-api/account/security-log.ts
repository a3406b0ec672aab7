import { createHmac, randomBytes } from 'node:crypto';
import { ConflictError, InvalidCredentialsError, RateLimitError } from '../errors.ts';
import type { Log } from '../log.ts';

/** Event that an owner needs to see in order to notice an attack on accounts. */
export type SecurityEvent =
  | 'account created'
  | 'log-in'
  | 'log-in failed'
  | 'log-in limited'
  | 'account joined';

/** Account and client of an event. Neither is logged in plain text. */
export interface SecuritySubject {
  /** Key of the e-mail address, or the Facebook id of a user without one. */
  account: string;
  /** Client address from `clientAddress()`. */
  address: string;
}

/** Reply to a successful log-in, and the event to log. */
export interface AuditedReply<T> {
  reply: T;
  event: SecurityEvent;
}

/** Log of security events. */
export interface SecurityLog {
  /** Runs a log-in, logs its event or its failure, and returns the reply. */
  audit<T>(subject: SecuritySubject, logIn: () => Promise<AuditedReply<T>>): Promise<T>;
}

/**
 * Creates the log of security events. Accounts and addresses are replaced by keyed digests. The key
 * is random and exists as long as the process: events of one run can be compared with each other,
 * but nobody can test a list of e-mail addresses against an old log.
 *
 * @example
 * ```ts
 * import { createSecurityLog } from './security-log.ts';
 *
 * const securityLog = createSecurityLog(console.log);
 * const subject = { account: 'an@example.com', address: '192.0.2.1' };
 * await securityLog.audit(subject, async () => ({ reply: 'token', event: 'log-in' }));
 * ```
 */
export function createSecurityLog(log: Log): SecurityLog {
  const key = randomBytes(32);
  const digest = (kind: string, text: string) =>
    createHmac('sha256', key).update(`${kind}\n${text}`).digest('hex').slice(0, 16);

  function logEvent(event: SecurityEvent, { account, address }: SecuritySubject) {
    const level = event === 'log-in' || event === 'account created' ? 'info' : 'warn';
    log(level, 'security event', {
      event,
      subject: digest('account', account),
      network: digest('network', address),
    });
  }

  return {
    async audit(subject, logIn) {
      try {
        const { reply, event } = await logIn();
        logEvent(event, subject);
        return reply;
      } catch (error) {
        const event = failureEvent(error);
        if (event) logEvent(event, subject);
        throw error;
      }
    },
  };
}

function failureEvent(error: unknown): SecurityEvent | undefined {
  if (error instanceof RateLimitError) return 'log-in limited';
  const isFailure = error instanceof InvalidCredentialsError || error instanceof ConflictError;
  return isFailure ? 'log-in failed' : undefined;
}
