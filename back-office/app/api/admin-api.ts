import type { AdminResults } from '@thach-an/edge-api';
import { observeUse } from './last-use.ts';

/** Error reply of the server, or a failure to reach it. */
export class AdminError extends Error {
  override name = 'AdminError';

  constructor(
    message: string,
    /** HTTP status; 0 if there was no reply. */
    readonly status: number,
    readonly code: string,
    /** Problems with single fields. */
    readonly issues: readonly { path: string; message: string }[] = [],
    /** Values with which the error can be resolved, such as the current row. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}

const unreachable = 'Không kết nối được với cửa hàng, vui lòng kiểm tra mạng rồi thử lại.';

interface RequestOptions {
  /**
   * `true` for a request that the page makes by itself, which does not keep the session alive.
   *
   * @default `true` a minute after the last input
   */
  background?: boolean;
  signal?: AbortSignal;
}

const isUsed = observeUse(globalThis);

/** Replies to requests that were sent before the page needed them. Each is used once. */
const early = new Map<string, Promise<unknown>>();

const keyOf = (path: string, body: unknown) => `${path} ${JSON.stringify(body)}`;

/**
 * Sends a request whose reply the page needs later: its own request for the same takes this reply,
 * or this error.
 */
export function sendEarly<T>(path: string, body?: unknown, options?: RequestOptions): Promise<T> {
  const reply = send<T>(path, body, options);
  reply.catch(() => {});
  early.set(keyOf(path, body), reply);
  return reply;
}

/**
 * Sends a request to the server.
 *
 * @param body sent as JSON; a GET request without one
 * @throws {AdminError}
 */
async function send<T>(
  path: string,
  body?: unknown,
  { background = !isUsed(), signal }: RequestOptions = {},
): Promise<T> {
  const key = keyOf(path, body);
  const reply = early.get(key);
  if (early.delete(key)) return await reply as T;
  return await request(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...background ? { 'X-Background': '1' } : {},
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  });
}

/**
 * @param read reads the body of a successful reply
 * @throws {AdminError}
 */
async function request<T>(
  path: string,
  init: RequestInit,
  read: (reply: Response) => Promise<T> = (reply) => reply.json(),
): Promise<T> {
  const reportFailure = (error: unknown) => {
    if (init.signal?.aborted) throw error;
    throw new AdminError(unreachable, 0, 'UNREACHABLE');
  };
  const sentIn = sessions;
  const reply = await fetch(path, init).catch(reportFailure);
  // The connection may break in the middle of a reply.
  if (reply.ok) return await read(reply).catch(reportFailure);
  const content = await reply.json().catch(() => ({}));
  const { message = unreachable, code = '', issues, details } = content;
  if (code === 'UNAUTHENTICATED') {
    // A late reply about the session before: the server has done nothing.
    if (sentIn !== sessions) return await request(path, init, read);
    sessionListeners?.onEnd();
  }
  if (code === 'FORBIDDEN' && path.startsWith('/api/admin/')) sessionListeners?.onForbidden();
  throw new AdminError(message, reply.status, code, issues, details);
}

/** Number of sessions of this page that followed an ended one. */
let sessions = 0;

/** Notes that a new session has begun, so that later replies about an older one are known. */
export function noteNewSession(): void {
  sessions++;
}

/** Functions that are called for replies about the session. */
interface SessionListeners {
  /** Called when a reply says that the session has ended. */
  onEnd: () => void;
  /** Called when the member has no permission for a request. */
  onForbidden: () => void;
}

let sessionListeners: SessionListeners | undefined;

/**
 * Sets the functions that are called for replies about the session.
 *
 * @returns a function that removes them
 */
export function setSessionListeners(listeners: SessionListeners): () => void {
  sessionListeners = listeners;
  return () => sessionListeners = undefined;
}

/** Asks the member for the credentials; resolves with `false` if the member declines. */
export type ConfirmIdentity = () => Promise<boolean>;

let confirmIdentity: ConfirmIdentity | undefined;

/**
 * Sets the function that asks for the credentials before a dangerous operation.
 *
 * @returns a function that removes it
 */
export function setConfirmIdentity(confirm: ConfirmIdentity): () => void {
  confirmIdentity = confirm;
  return () => confirmIdentity = undefined;
}

/** Sends a request, and once more if the server wants the credentials first. */
async function withConfirmation<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    const isRequired = error instanceof AdminError && error.code === 'CONFIRM_REQUIRED';
    if (!isRequired || !await confirmIdentity?.()) throw error;
    return await attempt();
  }
}

/**
 * Runs an operation. If it is a dangerous one, the member may have to confirm the credentials.
 *
 * @param name name of the operation, such as `orders.list`
 * @throws {AdminError}
 */
export async function run<Name extends keyof AdminResults>(
  name: Name,
  input: unknown,
  options?: RequestOptions,
): Promise<AdminResults[Name]> {
  const attempt = () => send<{ data: AdminResults[Name] }>(`/api/admin/${name}`, input, options);
  return (await withConfirmation(attempt)).data;
}

/**
 * Runs an operation that exports a file. The member may have to confirm the credentials.
 *
 * @throws {AdminError}
 */
export function runExport(name: string, input: unknown): Promise<Blob> {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
  };
  const path = `/api/admin/${name}`;
  return withConfirmation(() => request(path, init, (reply) => reply.blob()));
}

/**
 * Sends a file as the body of a request.
 *
 * @param path path below `/api/admin/`
 * @throws {AdminError}
 */
export async function upload<T>(path: string, file: Blob, method = 'POST'): Promise<T> {
  const headers = { 'Content-Type': file.type };
  const { data } = await request<{ data: T }>(`/api/admin/${path}`, {
    method,
    headers,
    body: file,
  });
  return data;
}

/**
 * Sends a request about the accounts of staff.
 *
 * @param body a GET request without one
 * @throws {AdminError}
 */
export const staff = <T>(path: string, body?: unknown): Promise<T> =>
  withConfirmation(() => send(`/api/staff/${path}`, body));
