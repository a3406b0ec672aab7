import type { TokenIssuer } from '../../account/create-token-issuer.ts';

/** Creates an issuer that stores nothing and returns the same token for every link. */
export function fixedTokens(token: string): TokenIssuer {
  const issue = () => Promise.resolve(token);
  const guestCode = () => Promise.resolve('012345');
  return {
    ...{ verification: issue, passwordReset: issue, emailChange: issue },
    ...{ refusal: issue, codeRefusal: issue, orderLink: issue, noticeLink: issue, guestCode },
  };
}
