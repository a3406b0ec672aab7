import { productHref, suitedElements } from '@thach-an/edge-api/contract';
import {
  LinkedProduct,
  onFirstInput,
  type Product,
  type ProductOption,
  useHydrated,
} from '@thach-an/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLoginRequest } from '../account/login-request.ts';
import type { AddProduct } from '../cart/add-to-cart.ts';
import { useCart } from '../cart/browser-cart.ts';
import { lazyComponent } from '../shell/lazy-component.tsx';
import type { InPlace } from '../shell/router-link.tsx';
import { useShop } from '../shell/use-shop.ts';
import { suitedHref, trustOf } from './trust-of.ts';
import type { OpenProduct } from './use-open-product.ts';
import { recordView } from './viewed-products.ts';

/** The popup is a separate chunk, loaded with the first input. */
const DetailModal = lazyComponent(() => import('./detail-modal-chunk.ts'));

export interface ProductPopupProps {
  /** The product in the URL. */
  product: OpenProduct;
  /** Returns the URL of the same page with a product in the popup, or '' for none. */
  hrefWith: (id: string) => string;
  onAdd: AddProduct;
}

/** Renders the product in the URL: in a popup, or as a part of the page before hydration. */
export function ProductPopup({ product, hrefWith, onAdd }: ProductPopupProps) {
  const cart = useCart();
  const navigate = useNavigate();
  const { state, key } = useLocation();
  const hydrated = useHydrated();
  // A second click while the popup is closing would go back one page too far.
  const closing = useRef(false);
  useEffect(() => {
    closing.current = false;
  }, [product, key]);
  const close = () => {
    if (closing.current) return;
    closing.current = true;
    if ((state as InPlace | null)?.inPlace) navigate(-1);
    else navigate(hrefWith(''), { replace: true, preventScrollReset: true });
  };
  useEffect(() => onFirstInput(DetailModal.preload), []);
  // Once opened, the popup stays mounted for its closing animation.
  const [opened, setOpened] = useState(false);
  if (product && !opened) setOpened(true);
  // Its code may arrive after the log-in was requested: the visitor sees one dialog at a time.
  const login = useLoginRequest();
  const shop = useShop();
  useEffect(() => {
    if (product) recordView(product._id);
  }, [product?._id]);
  const details = {
    optionHref: ({ _id }: ProductOption) => hrefWith(_id),
    suited: product ? suitedElements(product) : undefined,
    suitedHref,
    trust: product ? trustOf(shop, product.category) : undefined,
  };
  return (
    <LinkedProduct
      product={product}
      href={product ? productHref(product._id) : undefined}
      {...details}
      hydrated={hydrated}
      onDismiss={close}
    >
      {opened && (
        <DetailModal
          {...details}
          product={login ? undefined : product ?? undefined}
          added={product ? cart[product._id] : undefined}
          onAdd={onAdd}
          hrefFor={hrefFor}
          onClose={close}
        />
      )}
    </LinkedProduct>
  );
}

const hrefFor = ({ _id }: Product) => productHref(_id);
