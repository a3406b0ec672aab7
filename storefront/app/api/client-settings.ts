import { type MetaArgs, useRouteLoaderData } from 'react-router';

/** What the pages know of the shop's settings; the root's loader gives it to all of them. */
export interface ClientSettings {
  /** Origin under which shoppers reach the shop. */
  publicUrl: string;
  /** Origin of the analysis service; empty for the shop's own. */
  analysisUrl: string;
  /** Base of the service with the administrative divisions: a path of the shop, or an address. */
  provincesUrl: string;
  /** The app at Facebook under which people log in; empty where they cannot. */
  facebookAppId: string;
  /** Whether shoppers may pay by card. */
  cardPayments: boolean;
}

/** What stands for the settings where the root was not loaded: where there is no page, or it broke. */
const defaultClientSettings: ClientSettings = {
  publicUrl: '',
  analysisUrl: '',
  provincesUrl: '',
  facebookAppId: '',
  cardPayments: false,
};

/** The shop's settings. */
export function useClientSettings(): ClientSettings {
  const settings = useRouteLoaderData<ClientSettings>('root');
  return settings ?? defaultClientSettings;
}

/** The shop's origin, for the head of a page; empty on a page whose root was not loaded. */
export function publicUrlOf({ matches }: Pick<MetaArgs, 'matches'>): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | ClientSettings
    | undefined;
  return root?.publicUrl ?? '';
}
