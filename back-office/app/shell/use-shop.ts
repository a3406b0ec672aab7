import { useQuery } from '@tanstack/react-query';

interface Shop {
  name: string;
  url: string;
}

/** Key under which a changed name of the shop is stored. */
export const shopKey = ['shop identity'];

const read = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** Returns name and URL of the shop: the server writes them into the page, a save changes them. */
export function useShop(): Shop {
  const { data } = useQuery<Shop>({
    queryKey: shopKey,
    initialData: () => ({ name: read('shop-name'), url: read('shop-url') }),
    enabled: false,
  });
  return data;
}
