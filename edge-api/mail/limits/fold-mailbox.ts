import { emailKey } from '../../contract/account/user.ts';

/**
 * Domains of providers that ignore some characters of a mailbox, the main domain first.
 *
 * Source: https://support.google.com/mail/answer/7436150 and
 * https://proton.me/support/addresses-and-aliases.
 */
const lenientProviders = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignored: /[._-]/g },
];

/**
 * Returns the mailbox of an address as it is counted: addresses that differ in case, in a tag after
 * `+`, or in characters that the provider ignores lead to one mailbox.
 *
 * @example
 * ```ts
 * import { foldMailbox } from './fold-mailbox.ts';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(foldMailbox('An.Nguyen+shop@GoogleMail.com'), 'annguyen@gmail.com');
 * assert.equal(foldMailbox('an.nguyen+shop@khach.example'), 'an.nguyen@khach.example');
 * ```
 */
export function foldMailbox(address: string): string {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/s.exec(emailKey(address)) ?? [];
  const untagged = local.replace(/(?<=.)\+.*/s, '');
  const lenient = lenientProviders.find(({ domains }) => domains.includes(domain));
  return lenient
    ? `${untagged.replace(lenient.ignored, '')}@${lenient.domains[0]}`
    : `${untagged}@${domain}`;
}
