import { type MetaArgs, useRouteLoaderData } from 'react-router';

/** Settings of the shop that the pages use; the root's loader returns them. */
export interface ClientSettings {
  /** Public origin of the shop. */
  publicUrl: string;
  /** Origin of the analysis service; empty for the shop's own. */
  analysisUrl: string;
  /** Base URL of the service with the administrative divisions: a path of the shop, or absolute. */
  provincesUrl: string;
  /** Id of the Facebook app for the log-in; empty if there is no such log-in. */
  facebookAppId: string;
  /** `true` if customers may pay by card. */
  cardPayments: boolean;
  /** `true` if the catalogue is too large for the browser. @default false */
  largeCatalogue?: boolean;
}

/** Settings on an error page whose root was not loaded. */
const defaultClientSettings: ClientSettings = {
  publicUrl: '',
  analysisUrl: '',
  provincesUrl: '',
  facebookAppId: '',
  cardPayments: false,
};

/** Returns the shop's settings. */
export function useClientSettings(): ClientSettings {
  const settings = useRouteLoaderData<ClientSettings>('root');
  return settings ?? defaultClientSettings;
}

/** Returns the shop's origin for a route's `meta()`; empty on a page whose root was not loaded. */
export function publicUrlOf({ matches }: Pick<MetaArgs, 'matches'>): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | ClientSettings
    | undefined;
  return root?.publicUrl ?? '';
}
