import type { Product } from '@thach-an/edge-api/contract';
import { LinkedProduct } from '@thach-an/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AddProduct } from '../cart/add-to-cart.ts';
import { useCart } from '../cart/browser-cart.ts';
import type { InPlace } from '../shell/router-link.tsx';
import { loadedLater } from '../shell/lazy-component.tsx';
import { onFirstInput } from '../shell/on-first-input.ts';

const never = () => () => {};

/** The popup is a part of its own: it is loaded when someone begins to do something. */
const DetailModal = loadedLater(() => import('./detail-modal-chunk.ts'));

export interface DetailProps {
  /** The product named in the address; null when the address names one that is not sold. */
  product: Product | null | undefined;
  /** The same page without the detail. */
  closedHref: string;
  onAdd: AddProduct;
}

/**
 * The detail of the product named in the address: a popup, or, before the page has come to life, a
 * part of the page itself.
 */
export function Detail({ product, closedHref, onAdd }: DetailProps) {
  const cart = useCart();
  const navigate = useNavigate();
  const { state } = useLocation();
  const hydrated = useSyncExternalStore(never, () => true, () => false);
  // A second press while the popup is closing would go one page too far back.
  const closing = useRef(false);
  useEffect(() => {
    closing.current = false;
  }, [product]);
  const close = () => {
    if (closing.current) return;
    closing.current = true;
    if ((state as InPlace | null)?.inPlace) navigate(-1);
    else navigate(closedHref, { replace: true, preventScrollReset: true });
  };
  useEffect(() => onFirstInput(DetailModal.preload), []);
  // Once there, the popup stays, so that it can be seen closing.
  const [wanted, setWanted] = useState(false);
  if (product && !wanted) setWanted(true);
  const added = product ? cart[product._id] ?? 0 : 0;
  return (
    <LinkedProduct product={product} hydrated={hydrated} onDismiss={close}>
      {wanted && (
        <DetailModal product={product ?? undefined} added={added} onAdd={onAdd} onClose={close} />
      )}
    </LinkedProduct>
  );
}
