import { hashToken } from '../../account/sessions/token.ts';
import { foldMailbox } from '../../mail/limits/fold-mailbox.ts';

/** Returns the digest of the mailbox of an address, which is the same for all its spellings. */
export const mailboxDigest = (email: string) => hashToken(foldMailbox(email));
