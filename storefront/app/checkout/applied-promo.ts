import type { PromoRule } from '@thach-an/edge-api/contract';
import { parseJson } from '../shell/browser-storage.ts';
import type { Store } from '../shell/observable.ts';
import { browserStore, createSharedStore, type SharedStoreDeps } from '../shell/shared-store.ts';

/** A promo code with its discount, as the server has accepted it. */
export interface AppliedPromo extends PromoRule {
  code: string;
  /** Sentence about the discount, such as 'giảm 10% tiền hàng'. */
  effect: string;
}

/** Opens the applied promo code, which the tabs of a browser share as they share the cart. */
export const createPromoStore = (deps: SharedStoreDeps): Store<AppliedPromo | undefined> =>
  createSharedStore(
    deps,
    'promoCode',
    (text) => parsePromo(parseJson(text)),
    (promo) => promo && JSON.stringify(promo),
  );

/** Promo code of this browser. Must not be read on a server. */
export const appliedPromo = browserStore(createPromoStore);

function parsePromo(promo: unknown): AppliedPromo | undefined {
  const { code, kind, value, minimum, effect } = (promo ?? {}) as Record<string, unknown>;
  const valid = typeof code === 'string' && (kind === 'percent' || kind === 'amount') &&
    Number.isSafeInteger(value) && Number.isSafeInteger(minimum) && typeof effect === 'string';
  return valid ? promo as AppliedPromo : undefined;
}
