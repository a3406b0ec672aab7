import { asc } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { mails } from '../../db/schema/mail-tables.ts';
import { composeMail } from '../compose/compose-mail.ts';
import type { TokenIssuer } from '../../account/create-token-issuer.ts';
import type { OutgoingMail } from '../outgoing-mail.ts';
import { fixedTokens } from './fixed-tokens.ts';

/** Composes all mails of the outbox that are still needed, oldest first. */
export async function mailsOf(
  database: Database,
  tokens: TokenIssuer = fixedTokens('a-token'),
): Promise<OutgoingMail[]> {
  const deps = {
    database,
    publicUrl: 'https://shop.example',
    tokens,
  };
  const composed: OutgoingMail[] = [];
  for (const row of await database.read.select().from(mails).orderBy(asc(mails.id))) {
    const result = await composeMail(deps, row);
    if (result.needed === true) composed.push(result.mail);
  }
  return composed;
}
