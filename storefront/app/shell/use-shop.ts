import type { ShopIdentity } from '@thach-an/edge-api/contract';
import { type MetaArgs, useRouteLoaderData } from 'react-router';
import type { ClientSettings } from '../api/client-settings.ts';

/** Data of the root, which every page uses. */
export interface RootData extends ClientSettings {
  shop: ShopIdentity;
}

export interface Site {
  publicUrl: string;
  shop: ShopIdentity;
}

/** Identity on an error page whose root was not loaded. */
const unknownShop: ShopIdentity = {
  name: '',
  slogan: '',
  description: '',
  brand: '',
  contact: { phone: '', email: '' },
  social: [],
  seller: { legalName: '', taxCode: '', registration: '', address: '' },
  trust: { inspection: '', certificate: '' },
  notice: { url: '', symbol: '' },
  gifts: false,
  guestOrders: false,
  addressScheme: 'districts',
  shipping: { fee: 0, freeFrom: 0 },
  delivery: { preparation: '', time: '', workDays: 'off' },
  categories: [],
  versions: { terms: '', privacy: '' },
};

/** Returns the name, contact and other settings of the shop, as they were when the visit began. */
export function useShop(): ShopIdentity {
  const root = useRouteLoaderData<RootData>('root');
  return root?.shop ?? unknownShop;
}

/** Returns the shop for a route's `meta()`. Its texts are empty if the root was not loaded. */
export function siteOf({ matches }: Pick<MetaArgs, 'matches'>): Site {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
  return { publicUrl: root?.publicUrl ?? '', shop: root?.shop ?? unknownShop };
}
