import { foldText } from '../../contract/catalogue/words.ts';

/** Pages that track a parcel, by a part of the folded name of the company. */
const pages: readonly [name: RegExp, page: (code: string) => string][] = [
  [/ghtk|tiet kiem/, (code) => `https://i.ghtk.vn/${code}`],
  [/ghn|giao hang nhanh/, (code) => `https://donhang.ghn.vn/?order_code=${code}`],
  [/viettel/, (code) => `https://viettelpost.com.vn/tra-cuu-hanh-trinh-don/?orderNumber=${code}`],
  [/vnpost|buu dien|ems/, (code) => `https://vnpost.vn/tra-cuu-dinh-vi?key=${code}`],
  [/j ?& ?t|jt express/, (code) => `https://jtexpress.vn/vi/tracking?type=track&billcode=${code}`],
];

/**
 * Returns the page on which a carrier shows where a parcel is; `undefined` for an unknown carrier.
 */
export function trackingUrl(carrier: string | null, code: string | null): string | undefined {
  if (carrier === null || code === null) return undefined;
  const name = foldText(carrier);
  return pages.find(([pattern]) => pattern.test(name))?.[1](encodeURIComponent(code));
}
