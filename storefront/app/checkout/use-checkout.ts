import { divisionLevels, type PaymentMethod } from '@thach-an/ui';
import {
  depositOf,
  incompleteAddress,
  type LineChange,
  orderTotals,
  type Product,
} from '@thach-an/edge-api/contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useShop } from '../shell/use-shop.ts';
import { useSession } from '../account/browser-session.ts';
import { expireSession } from '../account/expire-session.ts';
import { requestLogin } from '../account/login-request.ts';
import { useClientSettings } from '../api/client-settings.ts';
import { browserCart } from '../cart/browser-cart.ts';
import { useCartLines } from '../cart/cart-lines.ts';
import { renewProducts } from '../catalogue/browser-catalogue.ts';
import { notify } from '../shell/notify.ts';
import { usePlacePicker } from './address/use-place-picker.ts';
import { browserOrderSender } from './browser-order-sender.ts';
import { cartSynced, stillSyncing } from './cart-synced.ts';
import { describeChanges, describeNewAmount } from './describe-changes.ts';
import { appliedPromo } from './applied-promo.ts';
import type { ComposedOrder } from './order-records.ts';
import { orderFailed, type OrderResult } from './order-sender.ts';
import { useCheckoutGuard } from './use-checkout-guard.ts';
import { useDraft } from './use-draft.ts';
import { useGuestCode } from './use-guest-code.ts';
import { useExpectedDelivery } from './use-expected-delivery.ts';
import { renewPromo, useAppliedPromo } from './use-promo.ts';
import { useSavedAddresses } from './use-saved-addresses.ts';

/** Reason why an order was not placed. */
interface OrderProblem {
  error?: string;
  changes?: { of: readonly LineChange[]; lines: string[] };
}

/**
 * Returns the state of the checkout: the ordered products, the address form, and the order's
 * progress.
 */
export function useCheckout() {
  const token = useSession();
  const { shipping: rule, guestOrders, transfers, deposit: depositRule } = useShop();
  const isGuest = guestOrders && token === null;
  const guest = useGuestCode();
  const view = useCartLines();
  const applied = useAppliedPromo();
  const { cardPayments } = useClientSettings();
  const form = useDraft();
  const { source, picker, setFormer } = usePlacePicker(form.draft.place, form.setPlace);
  const [saving, setSaving] = useState(false);
  /** The order that is being sent: it stays visible even if the cart changes. */
  const [sent, setSent] = useState<ComposedOrder>();
  const [problem, setProblem] = useState<OrderProblem>({});
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const lines = view.state === 'ready' ? view.lines : [];
  const savedAddresses = useSavedAddresses({
    // A customer with an empty cart is redirected: the form is not filled in.
    token: lines.length > 0 || sent !== undefined ? token : undefined,
    source,
    draft: form.draft,
    fill({ former, ...address }) {
      setFormer(former);
      form.setAddress(address);
    },
  });
  const items = sent?.items ?? lines.map(({ product, quantity }) => ({ ...product, quantity }));
  const city = form.draft.place.province?.name;
  const expected = useExpectedDelivery(city);
  const totals = orderTotals(items, rule, sent ? sent.promo : applied, city);
  // A code whose minimum the goods do not reach is left out.
  const promo = applied && totals.discount > 0 ? applied : undefined;
  const offered: PaymentMethod[] = [
    'cod',
    ...transfers ? ['transfer' as const] : [],
    ...cardPayments ? ['card' as const] : [],
  ];
  const payment = offered.find((method) => method === form.draft.payment) ?? 'cod';
  const deposit = depositRule ? depositOf(depositRule, totals.amount) : 0;
  useCheckoutGuard({ view, sending: sent !== undefined });

  async function waitFor(token: string, request: ComposedOrder, result: Promise<OrderResult>) {
    setSent(request);
    setProblem({});
    const outcome = await result;
    if (!mounted.current) return;
    // This page does not change while a navigation to another one is pending.
    if (outcome.kind === 'placed') {
      const page = outcome.code === undefined ? '/myorders' : `/order/${outcome.code}`;
      return await navigate(page, { replace: true });
    }
    if (outcome.kind === 'pay') return location.assign(outcome.url);
    if (outcome.kind === 'changed') {
      // The fee for the delivery, which the root has loaded, and the promo code may have changed.
      await Promise.all([refreshCatalogue(outcome.changes), revalidate(), renewPromo(token)]);
    }
    setSent(undefined);
    showProblem(outcome, request, token);
  }

  function showProblem(
    result: Exclude<OrderResult, { kind: 'placed' | 'pay' }>,
    { items, amount }: ComposedOrder,
    token: string,
  ) {
    switch (result.kind) {
      case 'changed':
        return setProblem({
          changes: {
            of: result.changes,
            lines: result.changes.length > 0
              ? describeChanges(items, result.changes)
              : [describeNewAmount(result.amount, amount)],
          },
        });
      case 'expired':
        return expireSession(token);
      case 'address-refused':
        form.setErrors(result.errors);
        return notify('error', result.message);
      case 'promo-refused':
        appliedPromo.set(undefined);
        return setProblem({ error: `${result.message} Mã đã được bỏ khỏi đơn hàng.` });
      case 'failed':
        setProblem({
          error: result.message === orderFailed
            ? `${orderFailed}. Vui lòng thử lại, đơn hàng sẽ không bị đặt hai lần.`
            : result.message,
        });
        return notify('error', result.message);
    }
  }

  // Sends an order again if its page was reloaded, or left and reopened, before the response.
  useEffect(() => {
    const order = token ? browserOrderSender().interrupted(token) : undefined;
    if (!token || !order) return;
    waitFor(token, order.request, browserOrderSender().send(token, order.payment, order.request));
  }, [token]);

  // Going back from the payment page may restore this page from the back/forward cache.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && setSent(undefined);
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);

  useEffect(() => {
    loadAddressRules().catch((error) =>
      console.warn('The address validation could not be loaded', error)
    );
  }, []);

  const submitting = useRef(false);
  /** Submits once: `sent` is set only after the rules have been loaded. */
  async function onSubmit() {
    if (submitting.current) return;
    submitting.current = true;
    await submit().finally(() => submitting.current = false);
  }

  async function submit() {
    if (sent || problem.changes || items.length === 0 || !token && !isGuest) return;
    const rules = await loadAddressRules().catch(() => undefined);
    if (!rules) {
      setProblem({ error: rulesMissing });
      return notify('error', orderFailed);
    }
    const { address, errors } = rules.composeAddress(form.draft, picker.wards, source.scheme);
    form.setErrors(errors);
    if (!address) {
      const missing = divisionLevels.map((level) => errors[level]).find(Boolean);
      if (missing === incompleteAddress) notify('error', incompleteAddress);
      return;
    }
    const { gift, error: giftError } = rules.composeGift(form.draft.gift);
    form.setGiftError(giftError);
    if (giftError) return notify('error', giftError);
    // A saved address that is used again becomes the last used one.
    const isSaved = !savedAddresses.fromLastOrder && savedAddresses.chosen !== undefined;
    const saveAddress = saving || isSaved || undefined;
    const promoCode = promo?.code;
    const { amount } = totals;
    const request = { address, items, amount, promoCode, promo, gift, saveAddress };
    if (token) return await send(token, request);
    setSent(request);
    const { firstName, lastName, email } = address;
    const person = { ...!gift && { name: `${lastName} ${firstName}` }, email };
    const error = await guest.begin(person, (started) => send(started, request));
    setSent(undefined);
    if (error) setProblem({ error });
  }

  async function send(token: string, request: ComposedOrder) {
    setSent(request);
    if (!await cartSynced()) {
      setSent(undefined);
      return notify('info', stillSyncing);
    }
    await waitFor(token, request, browserOrderSender().send(token, payment, request));
  }

  function onAccept() {
    for (const { id, price, stock } of problem.changes?.of ?? []) {
      const quantity = browserCart().read()[id] ?? 0;
      if (price === null || stock <= 0) browserCart().deleteLine(id);
      else if (quantity > stock) browserCart().setQuantity(id, stock);
    }
    setProblem({});
  }

  return {
    view,
    form,
    payment,
    offered,
    deposit: deposit > 0 ? { amount: deposit, rest: totals.amount - deposit } : undefined,
    picker,
    savedAddresses,
    // A guest has no list of addresses.
    saving: isGuest ? undefined : { checked: saving, onChange: setSaving },
    onLogIn: isGuest && !sent ? logIn : undefined,
    guestCode: guestOrders ? guest.dialog : undefined,
    promoCode: sent ? sent.promoCode : promo?.code,
    totals,
    expected,
    lines: sent
      ? items.map((item) => summaryLine(item, item.quantity))
      : lines.map(({ product, quantity, notice }) => summaryLine(product, quantity, notice)),
    busy: sent !== undefined,
    /** `true` if the customer and the ordered products are known. */
    ready: (Boolean(token) || isGuest) && (sent !== undefined || lines.length > 0),
    error: problem.error,
    changes: problem.changes && { lines: problem.changes.lines, onAccept },
    onSubmit,
  };
}

function summaryLine({ _id, name, image, price }: Product, quantity: number, notice?: string) {
  return { id: _id, name, image, price, quantity, notice };
}

const logIn = () => requestLogin('log-in', 'Giỏ hàng và những gì bạn đã điền được giữ nguyên.');

const rulesMissing =
  'Đơn hàng chưa được gửi vì mạng bị gián đoạn. Vui lòng thử lại; những gì bạn đã điền được giữ nguyên.';

/** Loads a separate chunk: its validation library is as large as the rest of the page. */
const loadAddressRules = () => import('./address/compose-address.ts');

/**
 * Updates prices and stock on the page. After a failure, the changes are only listed in sentences.
 */
async function refreshCatalogue(changes: readonly LineChange[]) {
  await renewProducts(Object.keys(browserCart().read()), changes).catch((error) =>
    console.warn('The products could not be reloaded', error)
  );
}
