import { emailKey } from '../../contract/account/user.ts';
import { hashToken } from '../../sessions/token.ts';

/**
 * Domains of providers, the main domain first, whose mailboxes exist in each of them, and the
 * characters that these providers ignore.
 *
 * Source: https://support.google.com/mail/answer/7436150,
 * https://proton.me/support/addresses-and-aliases and https://support.apple.com/118230.
 */
const lenientProviders = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignored: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'], ignored: /(?!)/g },
];

/**
 * Domain of a mailbox of Fastmail, which gets the mails to all names in it.
 *
 * Source: https://www.fastmail.help/hc/en-us/articles/360060591053.
 */
const ownDomain = /^(?<user>[^.]+)\.(?<provider>fastmail\.(?:com|fm))$/;

/**
 * Returns the mailbox of an address as it is counted: addresses that differ in case, in a tag after
 * `+`, or in what the provider ignores lead to one mailbox.
 */
export function foldMailbox(address: string): string {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/s.exec(emailKey(address)) ?? [];
  const own = ownDomain.exec(domain)?.groups;
  if (own) return `${own.user}@${own.provider}`;
  const untagged = local.replace(/(?<=.)\+.*/s, '');
  const lenient = lenientProviders.find(({ domains }) => domains.includes(domain));
  return lenient
    ? `${untagged.replace(lenient.ignored, '')}@${lenient.domains[0]}`
    : `${untagged}@${domain}`;
}

/** Returns the digest of the mailbox of an address, which is the same for all its spellings. */
export const mailboxDigest = (email: string) => hashToken(foldMailbox(email));
