import { type LineChange, orderTotals, type Product } from '@thach-an/edge-api/contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { browserCart } from '../cart/browser-cart.ts';
import { useCartLines } from '../cart/cart-lines.ts';
import { renewCatalogue } from '../catalogue/browser-catalogue.ts';
import { useClientSettings } from '../api/client-settings.ts';
import { notify } from '../shell/notify.ts';
import { useSession } from '../account/browser-session.ts';
import { expireSession } from '../account/expire-session.ts';
import { browserOrderSender } from './browser-order-sender.ts';
import { cartSynced, stillSyncing } from './cart-synced.ts';
import { chooseAll } from './address/address-errors.ts';
import { describeChanges } from './describe-changes.ts';
import { appliedPromo, type ComposedOrder } from './order-records.ts';
import { failure, type OrderResult } from './order-sender.ts';
import { useCheckoutGuard } from './use-checkout-guard.ts';
import { useDivisions } from './address/use-divisions.ts';
import { useDraft } from './use-draft.ts';
import { useAppliedPromo } from './use-promo.ts';

/** Why an order was not placed. */
interface Refusal {
  error?: string;
  changes?: { of: readonly LineChange[]; lines: string[] };
}

/** The checkout: what is ordered, where it goes, and the order's way to the server. */
export function useCheckout() {
  const token = useSession();
  const view = useCartLines();
  const promoCode = useAppliedPromo();
  const { provincesUrl, cardPayments } = useClientSettings();
  const form = useDraft();
  const divisions = useDivisions(provincesUrl, form.draft.place);
  /** The order that is on its way: it is shown, whatever becomes of the cart. */
  const [sent, setSent] = useState<ComposedOrder>();
  const [refusal, setRefusal] = useState<Refusal>({});
  const navigate = useNavigate();
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const lines = view.state === 'ready' ? view.lines : [];
  const items = sent?.items ?? lines.map(({ product, quantity }) => ({ ...product, quantity }));
  const totals = orderTotals(items, sent ? sent.promoCode : promoCode);
  const payment = cardPayments ? form.draft.payment : 'cod';
  useCheckoutGuard({ view, sending: sent !== undefined });

  async function follow(token: string, request: ComposedOrder, result: Promise<OrderResult>) {
    setSent(request);
    setRefusal({});
    const became = await result;
    if (!mounted.current) return;
    // What leads to another page leaves this one as it is until then.
    if (became.kind === 'placed') return await navigate('/myorders', { replace: true });
    if (became.kind === 'pay') return location.assign(became.url);
    if (became.kind === 'changed') await renewed(became.changes);
    setSent(undefined);
    refuse(became, request, token);
  }

  function refuse(
    result: Exclude<OrderResult, { kind: 'placed' | 'pay' }>,
    { items }: ComposedOrder,
    token: string,
  ) {
    switch (result.kind) {
      case 'changed':
        return setRefusal({
          changes: { of: result.changes, lines: describeChanges(items, result.changes) },
        });
      case 'expired':
        return expireSession(token);
      case 'address-refused':
        form.setErrors(result.errors);
        return notify('error', result.message);
      case 'promo-refused':
        appliedPromo.forget();
        return setRefusal({ error: `${result.message} Mã đã được bỏ khỏi đơn hàng.` });
      case 'failed':
        setRefusal({
          error: result.message === failure
            ? `${failure}. Vui lòng thử lại, đơn hàng sẽ không bị đặt hai lần.`
            : result.message,
        });
        return notify('error', result.message);
    }
  }

  // The page was reloaded, or left and come back to, while an order was on its way.
  useEffect(() => {
    const order = token ? browserOrderSender().interrupted(token) : undefined;
    if (!token || !order) return;
    follow(token, order.request, browserOrderSender().send(token, order.payment, order.request));
  }, [token]);

  // Back from the payment page to this one as it was left.
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => persisted && setSent(undefined);
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);

  useEffect(() => {
    addressRules().catch((error) => console.warn('The rules of addresses are not here', error));
  }, []);

  async function onSubmit() {
    if (sent || refusal.changes || !token || items.length === 0) return;
    const rules = await addressRules().catch(() => undefined);
    if (!rules) return notify('error', failure);
    const { address, errors } = rules.composeAddress(form.draft, divisions.wards);
    form.setErrors(errors);
    if (!address) {
      const missing = errors.province ?? errors.district ?? errors.ward;
      if (missing === chooseAll) notify('error', chooseAll);
      return;
    }
    const request = { address, items, amount: totals.amount, promoCode };
    setSent(request);
    if (!await cartSynced()) {
      setSent(undefined);
      return notify('info', stillSyncing);
    }
    await follow(token, request, browserOrderSender().send(token, payment, request));
  }

  function onAccept() {
    for (const { id, price, stock } of refusal.changes?.of ?? []) {
      const quantity = browserCart().read()[id] ?? 0;
      if (price === null || stock <= 0) browserCart().deleteLine(id);
      else if (quantity > stock) browserCart().setQuantity(id, stock);
    }
    setRefusal({});
  }

  return {
    view,
    form,
    payment,
    cardPayments,
    divisions,
    promoCode: sent ? sent.promoCode : promoCode,
    totals,
    lines: sent
      ? items.map((item) => summaryLine(item, item.quantity))
      : lines.map(({ product, quantity, notice }) => summaryLine(product, quantity, notice)),
    busy: sent !== undefined,
    /** Whether it is known what is ordered, and by whom. */
    ready: Boolean(token) && (sent !== undefined || lines.length > 0),
    error: refusal.error,
    changes: refusal.changes && { lines: refusal.changes.lines, onAccept },
    onSubmit,
  };
}

function summaryLine({ _id, name, image, price }: Product, quantity: number, notice?: string) {
  return { id: _id, name, image, price, quantity, notice };
}

/** A chunk of its own: the library behind it is as large as the rest of the page. */
const addressRules = () => import('./address/compose-address.ts');

/** Prices and stock are shown as they are now; where that fails, the changes say it in words. */
async function renewed(changes: readonly LineChange[]) {
  await renewCatalogue(changes).catch((error) =>
    console.warn('The product list could not be renewed', error)
  );
}
