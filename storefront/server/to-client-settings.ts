import type { Config } from '@thach-an/edge-api';
import type { ClientSettings } from '../app/api/client-settings.ts';

/** What the pages may know of the settings: no secrets. */
export function toClientSettings(config: Config): ClientSettings {
  return {
    publicUrl: config.publicUrl,
    analysisUrl: config.analysisUrl ?? '',
    provincesUrl: config.provincesUrl,
    facebookAppId: config.facebook?.appId ?? '',
    cardPayments: config.cardPayments,
  };
}
