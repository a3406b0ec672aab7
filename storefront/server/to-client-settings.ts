import type { Config } from '@thach-an/edge-api';
import type { ClientSettings } from '../app/api/client-settings.ts';

/** Returns the settings for the pages, without secrets. */
export function toClientSettings(config: Config): ClientSettings {
  return {
    publicUrl: config.publicUrl,
    analysisUrl: config.analysisUrl ?? '',
    provincesUrl: config.provincesUrl,
    facebookAppId: config.facebook?.appId ?? '',
    cardPayments: config.cardPayments,
  };
}
