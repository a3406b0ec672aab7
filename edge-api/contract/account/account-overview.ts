import type { SavedAddress } from './saved-address.ts';

/** Account as its owner sees it. Times are ISO 8601 in UTC. */
export interface Account {
  name: string;
  email: string;
  emailVerified: boolean;
  /** Requested new address that is not yet confirmed. */
  pendingEmail: string | null;
  /** `false` for an account that only logs in with Facebook. */
  hasPassword: boolean;
  hasFacebook: boolean;
  createdAt: string;
}

/** Active session of an account. Times are ISO 8601 in UTC. */
export interface AccountSession {
  /** Identifies the session to its owner. It is not the token. */
  id: string;
  /** Browser and system in Vietnamese, such as 'Chrome trên Android'. */
  device: string;
  createdAt: string;
  /** Exact to a day. */
  lastUsedAt: string;
  /** `true` for the session of the request. */
  current: boolean;
}

/** Data of the account page, in the response to `GET /api/user/account`. */
export interface AccountOverview {
  account: Account;
  /** The current session first, then the last used ones. */
  sessions: AccountSession[];
  /** The last used address first. */
  addresses: SavedAddress[];
}
