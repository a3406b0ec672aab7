/** Name and URL of the shop, which the server writes into the page. */
export function useShop(): { name: string; url: string } {
  const read = (name: string) =>
    document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
  return { name: read('shop-name'), url: read('shop-url') };
}
