import { type Product, productHref } from '@thach-an/edge-api/contract';
import { RelatedProducts } from '@thach-an/ui';
import { useEffect, useState } from 'react';
import { addSeveral } from '../cart/add-to-cart.ts';
import { useCart } from '../cart/browser-cart.ts';
import { loadProducts } from './browser-catalogue.ts';
import { recordView } from './viewed-products.ts';

/** Renders the products whose pages were opened before that of a product. */
export default function RecentlyViewed({ id }: { id: string }) {
  const cart = useCart();
  const [products, setProducts] = useState<readonly Product[]>([]);
  useEffect(() => {
    const ids = recordView(id);
    let isShown = true;
    if (ids.length === 0) return setProducts([]);
    loadProducts(ids).then((catalogue) => {
      const byId = new Map(catalogue.products.map((product) => [product._id, product]));
      if (isShown) setProducts(ids.flatMap((other) => byId.get(other) ?? []));
    }).catch((error) => console.warn('The products that were viewed could not be loaded', error));
    return () => void (isShown = false);
  }, [id]);
  return (
    <RelatedProducts
      title='Bạn vừa xem'
      products={products}
      hrefFor={({ _id }) => productHref(_id)}
      quantities={cart}
      onAdd={(product, picture) => addSeveral(product, picture, 1)}
    />
  );
}
