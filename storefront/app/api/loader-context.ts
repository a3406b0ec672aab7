import { createContext } from 'react-router';
import type { ApiClient } from './api-client.ts';
import type { ClientSettings } from './client-settings.ts';

/** Dependencies of the loaders on the server. */
export interface LoaderContext {
  api: ApiClient;
  settings: ClientSettings;
  /** Called with every error that is thrown in a loader or while rendering. */
  reportError(error: unknown, request: Request): void;
}

/** React Router context of the loaders; the server sets it for each request. */
export const loaderContext = createContext<LoaderContext>();
