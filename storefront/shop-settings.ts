import type { Config } from '@thach-an/edge-api';
import type { ShopSettings } from './app/document/shop-settings.ts';

/** What the pages may know of the settings: no secrets. */
export function shopSettings(config: Config): ShopSettings {
  return {
    publicUrl: config.publicUrl,
    analysisUrl: config.analysisUrl ?? '',
    provincesUrl: config.provincesUrl,
    facebookAppId: config.facebook?.appId ?? '',
    cardPayments: config.cardPayments,
  };
}
