import { emailKey } from '../../contract/account/user.ts';

/**
 * Returns the mailbox of an address as it is counted: addresses that differ in case, in a tag after
 * `+`, or at Google in dots lead to one mailbox.
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
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${untagged.replaceAll('.', '')}@gmail.com`
    : `${untagged}@${domain}`;
}
