import type { Account } from '@thach-an/edge-api/contract';
import type { AddressValues } from '@thach-an/ui';
import { emptyDraft } from './order-records.ts';

/**
 * Returns the fields of the checkout form that an account answers: name and e-mail address. The
 * first word of a Vietnamese name is the family name.
 */
export function accountValues({ name, email }: Pick<Account, 'name' | 'email'>): AddressValues {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? words[0] ?? '' : '';
  const firstName = words.slice(lastName === '' ? 0 : 1).join(' ');
  return { ...emptyDraft.values, lastName, firstName, email };
}
