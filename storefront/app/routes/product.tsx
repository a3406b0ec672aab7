import {
  elements,
  type Product,
  productHref,
  type ProductPageData,
  shippingFee,
  storeHref,
  suits,
} from '@thach-an/edge-api/contract';
import { ProductPage } from '@thach-an/ui';
import { useEffect, useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router';
import { browserApi } from '../api/call-api.ts';
import { loaderContext } from '../api/loader-context.ts';
import { addSeveral } from '../cart/add-to-cart.ts';
import { useCart } from '../cart/browser-cart.ts';
import { requestProductPage } from '../catalogue/request-product-page.ts';
import { useCurrentStock } from '../catalogue/use-current-stock.ts';
import { pageMeta } from '../head/page-meta.ts';
import { productMeta } from '../head/product-meta.ts';
import { productPageOf } from '../head/structured/product-page-of.ts';
import { lazyComponent } from '../shell/lazy-component.tsx';
import { notify } from '../shell/notify.ts';
import { onFirstInput } from '../shell/on-first-input.ts';
import { shareLink } from '../shell/share-link.ts';
import { siteOf } from '../shell/use-shop.ts';

/** The enlarged picture is a separate chunk, loaded with the first input. */
const ProductZoom = lazyComponent(() => import('../catalogue/product-zoom-chunk.ts'));

export async function loader({ params, context }: LoaderFunctionArgs): Promise<ProductPageData> {
  const { api, showProducts } = context.get(loaderContext);
  const data = await requestProductPage(api, params.id ?? '');
  showProducts([data.product, ...data.related]);
  return data;
}

export function clientLoader({ params }: ClientLoaderFunctionArgs): Promise<ProductPageData> {
  return requestProductPage(browserApi, params.id ?? '');
}

export function meta({ loaderData, ...args }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const site = siteOf(args);
  return pageMeta(site, {
    ...productMeta(loaderData.product, site.publicUrl),
    jsonLd: productPageOf(loaderData, site.publicUrl),
  });
}

/** Renders the page of a product. */
export default function ProductRoute() {
  const { product: loaded, related, terms } = useLoaderData<typeof loader>();
  const product = useCurrentStock(loaded);
  const cart = useCart();
  const [zoomed, setZoomed] = useState<number>();
  useEffect(() => onFirstInput(ProductZoom.preload), []);
  const { _id, name, category } = product;
  return (
    <ProductPage
      product={product}
      suits={elements.filter((menh) => suits(product, menh))}
      categoryHref={storeHref({ category })}
      purchase={{ shippingFee, ...terms }}
      related={related}
      hrefFor={hrefFor}
      quantities={cart}
      onAdd={addSeveral}
      onZoom={setZoomed}
      onShare={() => share(product)}
    >
      <ProductZoom
        key={_id}
        name={name}
        pictures={[product.image, ...product.gallery ?? []]}
        index={zoomed}
        onIndexChange={setZoomed}
        onClose={() => setZoomed(undefined)}
      />
    </ProductPage>
  );
}

const hrefFor = ({ _id }: Pick<Product, '_id'>) => productHref(_id);

async function share({ _id, name }: Product) {
  const url = location.origin + productHref(_id);
  if (!await shareLink({ title: name, url, copied: 'Đã sao chép liên kết sản phẩm' })) {
    notify('error', 'Chưa sao chép được liên kết, bạn hãy sao chép từ thanh địa chỉ');
  }
}
