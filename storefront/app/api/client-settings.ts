import { useRouteLoaderData } from 'react-router';

/** Settings of the process that the pages use; the root's loader returns them. */
export interface ClientSettings {
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

/** Returns the settings of the process. */
export function useClientSettings(): ClientSettings {
  const settings = useRouteLoaderData<ClientSettings>('root');
  return settings ?? defaultClientSettings;
}
