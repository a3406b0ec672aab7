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
    callback: (person: unknown) => void,
  ): void;
}

declare global {
  // Set by Facebook's script.
  var FB: FacebookSdk | undefined;
}

const source = 'https://connect.facebook.net/vi_VN/sdk.js';
const version = 'v23.0';

/** How long Facebook may take for what needs nobody's doing, in ms. */
const timeLimit = 15_000;

/** Who somebody is at Facebook, in the words of the API. */
export interface FacebookPerson {
  facebookId: string;
  name: string;
  email: string;
  accessToken: string;
}

/** The log-in at Facebook came to no end; the message is fit to be shown. */
export class FacebookError extends Error {
  override name = 'FacebookError';
}

let loading: Promise<FacebookSdk> | undefined;

/**
 * Loads the SDK, once.
 *
 * @param appId empty where the shop has no app at Facebook
 * @throws {FacebookError} when it is not to be had
 */
function loadSdk(appId: string): Promise<FacebookSdk> {
  if (appId === '') return Promise.reject(new FacebookError('Facebook SDK chưa được tải'));
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
      // The next press tries again.
      loading = undefined;
      script.remove();
      reject(new FacebookError('Facebook SDK chưa được tải'));
    }
    document.head.append(script);
    setTimeout(() => globalThis.FB || fail(), timeLimit);
  });
  return loading;
}

/**
 * Asks Facebook who the visitor is. Facebook opens a window of its own for that.
 *
 * @returns nothing when the visitor has closed that window
 * @throws {FacebookError} when Facebook does not say
 */
export async function askFacebook(appId: string): Promise<FacebookPerson | undefined> {
  const sdk = await loadSdk(appId);
  const accessToken = await new Promise<string | undefined>((resolve) =>
    sdk.login(({ authResponse }) => resolve(authResponse?.accessToken), {
      scope: 'public_profile,email',
    })
  );
  if (accessToken === undefined) return undefined;
  const person = await new Promise<unknown>((resolve) => {
    setTimeout(resolve, timeLimit);
    sdk.api('/me', { fields: 'id,name,email', access_token: accessToken }, resolve);
  });
  const { id, name, email } = (person ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || typeof name !== 'string') {
    throw new FacebookError('Không thể lấy thông tin từ Facebook');
  }
  // Not everyone has an e-mail address there: the server says what to do then.
  return { facebookId: id, name, email: typeof email === 'string' ? email : '', accessToken };
}
