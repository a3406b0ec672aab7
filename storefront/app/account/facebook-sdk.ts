import { withTimeout } from '../shell/with-timeout.ts';

/** The part of Facebook's SDK for JavaScript that the log-in uses. */
interface FacebookSdk {
  init(options: { appId: string; version: string; cookie: boolean; xfbml: boolean }): void;
  login(
    callback: (response: { authResponse?: { accessToken: string } | null }) => void,
    options: { scope: string },
  ): void;
  api(
    path: string,
    parameters: { fields: string; access_token: string },
    callback: (profile: unknown) => void,
  ): void;
}

declare global {
  // Set by Facebook's script.
  var FB: FacebookSdk | undefined;
}

const source = 'https://connect.facebook.net/vi_VN/sdk.js';
const version = 'v23.0';

/** Time limit for each step that needs no action of the visitor, in ms. */
const timeout = 15_000;

/** A profile at Facebook, with the field names of the API. */
export interface FacebookProfile {
  facebookId: string;
  name: string;
  email: string;
  accessToken: string;
}

/** The log-in at Facebook failed. The message is in Vietnamese and may be shown. */
export class FacebookError extends Error {
  override name = 'FacebookError';
}

let loading: Promise<FacebookSdk> | undefined;

/**
 * Loads the SDK, once.
 *
 * @throws {FacebookError} if the SDK is unavailable
 */
function loadSdk(appId: string): Promise<FacebookSdk> {
  loading ??= new Promise<FacebookSdk>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = source;
    script.async = true;
    script.crossOrigin = 'anonymous';
    script.onload = () => {
      if (!globalThis.FB) return fail();
      globalThis.FB.init({ appId, version, cookie: false, xfbml: false });
      resolve(globalThis.FB);
    };
    script.onerror = fail;
    function fail() {
      // The next click loads it again.
      loading = undefined;
      script.remove();
      reject(new FacebookError('Facebook SDK chưa được tải'));
    }
    document.head.append(script);
    setTimeout(() => globalThis.FB || fail(), timeout);
  });
  return loading;
}

/**
 * Fetches the visitor's profile from Facebook, which opens a window of its own for the log-in.
 *
 * @returns `undefined` if the visitor has closed that window
 * @throws {FacebookError} if Facebook does not return the profile
 */
export async function fetchFacebookProfile(appId: string): Promise<FacebookProfile | undefined> {
  const sdk = await loadSdk(appId);
  const accessToken = await new Promise<string | undefined>((resolve) =>
    sdk.login(({ authResponse }) => resolve(authResponse?.accessToken), {
      scope: 'public_profile,email',
    })
  );
  if (accessToken === undefined) return undefined;
  const reply = new Promise<unknown>((resolve) =>
    sdk.api('/me', { fields: 'id,name,email', access_token: accessToken }, resolve)
  );
  const { id, name, email } = (await withTimeout(reply, timeout) ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || typeof name !== 'string') {
    throw new FacebookError('Không thể lấy thông tin từ Facebook');
  }
  // A profile may have no e-mail address: the server decides on that case.
  return { facebookId: id, name, email: typeof email === 'string' ? email : '', accessToken };
}
