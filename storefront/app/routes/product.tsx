import {
  type Product,
  productHref,
  type ProductPageData,
  type ReviewPage,
  storeHref,
  suitedElements,
} from '@thach-an/edge-api/contract';
import { onFirstInput, ProductPage, RatingLink } from '@thach-an/ui';
import { useEffect, useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router';
import type { ApiClient } from '../api/api-client.ts';
import { browserApi } from '../api/call-api.ts';
import { loaderContext } from '../api/loader-context.ts';
import { addSeveral } from '../cart/add-to-cart.ts';
import { useCart } from '../cart/browser-cart.ts';
import { ProductNotice } from '../catalogue/product-notice.tsx';
import { requestProductPage } from '../catalogue/request-product-page.ts';
import { useCurrentStock } from '../catalogue/use-current-stock.ts';
import { useExpectedDelivery } from '../checkout/use-expected-delivery.ts';
import { pageMeta } from '../head/page-meta.ts';
import { productMeta } from '../head/product-meta.ts';
import { productPageOf } from '../head/structured/product-page-of.ts';
import { loadReviews } from '../reviews/load-reviews.ts';
import { ProductReviews } from '../reviews/product-reviews.tsx';
import { lazyComponent } from '../shell/lazy-component.tsx';
import { notify } from '../shell/notify.ts';
import { shareLink } from '../shell/share-link.ts';
import { siteOf, useShop } from '../shell/use-shop.ts';

/** The enlarged picture is a separate chunk, loaded with the first input. */
const ProductZoom = lazyComponent(() => import('../catalogue/product-zoom-chunk.ts'));

/** Loaded when the page is shown: the products are in the browser only. */
const RecentlyViewed = lazyComponent(() => import('../catalogue/recently-viewed.tsx'));

/** Content of the page with the first part of the reviews. */
interface ProductRouteData extends ProductPageData {
  reviews: ReviewPage;
}

export async function loader({ params, context }: LoaderFunctionArgs): Promise<ProductRouteData> {
  const { api, showProducts } = context.get(loaderContext);
  const data = await load(api, params.id);
  showProducts([data.product, ...data.product.options ?? [], ...data.related]);
  return data;
}

export function clientLoader({ params }: ClientLoaderFunctionArgs): Promise<ProductRouteData> {
  return load(browserApi, params.id);
}

async function load(api: ApiClient, id = ''): Promise<ProductRouteData> {
  const [data, reviews] = await Promise.all([requestProductPage(api, id), loadReviews(api, id)]);
  // A page without its reviews must not be cached.
  if (!reviews) throw new Error('Cannot read the reviews of the product');
  return { ...data, reviews };
}

export function meta({ loaderData, ...args }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const site = siteOf(args);
  return pageMeta(site, {
    ...productMeta(loaderData.product, site.publicUrl),
    jsonLd: productPageOf(loaderData, site.publicUrl, site.shop.shipping),
  });
}

/** Renders the page of a product. */
export default function ProductRoute() {
  const { product: loaded, related, terms, reviews } = useLoaderData<typeof loader>();
  const product = useCurrentStock(loaded);
  const cart = useCart();
  const { shipping } = useShop();
  const expected = useExpectedDelivery();
  const { trust, ...purchase } = terms;
  const [zoomed, setZoomed] = useState<number>();
  useEffect(() => onFirstInput(ProductZoom.preload), []);
  const { _id, name, category } = product;
  return (
    <ProductPage
      product={product}
      suits={suitedElements(product)}
      categoryHref={storeHref({ category })}
      suitedHref={(element) => storeHref({ element })}
      trust={trust}
      sizeGuideHref={isWorn(category) ? '/size-guide' : undefined}
      purchase={{ shipping, expected, ...purchase }}
      related={related}
      hrefFor={hrefFor}
      quantities={cart}
      onAdd={addSeveral}
      onZoom={setZoomed}
      onShare={() => share(product)}
      notice={<ProductNotice key={_id} productId={_id} />}
      rating={<RatingLink {...reviews.summary} href='#danh-gia' />}
      viewed={<RecentlyViewed id={_id} />}
      reviews={<ProductReviews key={_id} productId={_id} first={reviews} />}
    >
      <ProductZoom
        key={_id}
        name={name}
        pictures={[product.image, ...product.gallery ?? []]}
        forms={[product.imageForms, ...product.galleryForms ?? []]}
        index={zoomed}
        onIndexChange={setZoomed}
        onClose={() => setZoomed(undefined)}
      />
    </ProductPage>
  );
}

/** `true` for the categories of bracelets and rings, whose sizes a shopper measures. */
const isWorn = (category: string) => /vòng tay|nhẫn/i.test(category);

const hrefFor = ({ _id }: Pick<Product, '_id'>) => productHref(_id);

async function share({ _id, name }: Product) {
  const url = location.origin + productHref(_id);
  if (!await shareLink({ title: name, url, copied: 'Đã sao chép liên kết sản phẩm' })) {
    notify('error', 'Chưa sao chép được liên kết, bạn hãy sao chép từ thanh địa chỉ');
  }
}
