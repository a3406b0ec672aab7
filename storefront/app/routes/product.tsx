import {
  type Product,
  productHref,
  type ProductPageData,
  type ReviewPage,
  storeHref,
  suitedElements,
} from '@thach-an/edge-api/contract';
import { onFirstInput, ProductPage, RatingLink, ReviewList, StockNotice } from '@thach-an/ui';
import { useEffect, useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router';
import { toSubmitResult } from '../account/submit-result.ts';
import { useAccount } from '../account/use-account.ts';
import type { ApiClient } from '../api/api-client.ts';
import { browserApi, callApi } from '../api/call-api.ts';
import { loaderContext } from '../api/loader-context.ts';
import { addSeveral } from '../cart/add-to-cart.ts';
import { useCart } from '../cart/browser-cart.ts';
import { useCatalogue } from '../catalogue/browser-catalogue.ts';
import { suitedHref, trustOf } from '../catalogue/trust-of.ts';
import { useExpectedDelivery } from '../checkout/use-expected-delivery.ts';
import { pageMeta } from '../head/page-meta.ts';
import { productMeta } from '../head/product-meta.ts';
import { productPageOf } from '../head/structured/product-page-of.ts';
import { loadReviews } from '../reviews/load-reviews.ts';
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

/** @throws {Response} with status 404 if the product is not sold */
async function load(client: ApiClient, id = ''): Promise<ProductRouteData> {
  const request = client.api.catalogue.products[':id'].page.$get({ param: { id } });
  const [reply, reviews] = await Promise.all([request, loadReviews(client, id)]);
  if (reply.status === 404) throw new Response(null, { status: 404 });
  if (!reply.ok) throw new Error(`Cannot read the product: the API answered ${reply.status}`);
  // A page without its reviews must not be cached.
  if (!reviews) throw new Error('Cannot read the reviews of the product');
  return { ...(await reply.json()).data, reviews };
}

export function meta({ loaderData, ...args }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const site = siteOf(args);
  return pageMeta(site, {
    ...productMeta(loaderData.product, site.publicUrl),
    jsonLd: productPageOf(loaderData, site.publicUrl, site.shop.shipping),
  });
}

/** Forms of a picture that is a file: the server has an answer for each of them. */
const fileForms = '800 400.webp 400.avif 800.avif 1600.avif';

export default function ProductRoute() {
  const { product: loaded, related, terms, reviews } = useLoaderData<typeof loader>();
  const product = useCurrentStock(loaded);
  const cart = useCart();
  const shop = useShop();
  const expected = useExpectedDelivery();
  const [zoomed, setZoomed] = useState<number>();
  useEffect(() => onFirstInput(ProductZoom.preload), []);
  const { _id, name, category } = product;
  // The way back leads to another product, also from an enlarged picture.
  const [shown, setShown] = useState(_id);
  if (shown !== _id) {
    setShown(_id);
    setZoomed(undefined);
  }
  const pictures = [product.image, ...product.gallery ?? []];
  const uploaded = [product.imageForms, ...product.galleryForms ?? []];
  return (
    <ProductPage
      product={product}
      suits={suitedElements(product)}
      categoryHref={storeHref({ category })}
      suitedHref={suitedHref}
      trust={trustOf(shop, category)}
      purchase={{ shipping: shop.shipping, expected, ...terms }}
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
        pictures={pictures}
        forms={pictures.map((_, index) => uploaded[index] || fileForms)}
        index={zoomed}
        onIndexChange={setZoomed}
        onClose={() => setZoomed(undefined)}
      />
    </ProductPage>
  );
}

/**
 * Returns a product of a page with the stock of the list in the browser, which is newer than that
 * of a cached page.
 */
function useCurrentStock<P extends Product>(product: P): P {
  const catalogue = useCatalogue();
  const held = catalogue?.fresh && catalogue.products.find(({ _id }) => _id === product._id);
  return held && held.stock !== product.stock ? { ...product, stock: held.stock } : product;
}

/** Renders the form for a notice about a product that is sold out. */
function ProductNotice({ productId }: { productId: string }) {
  const { token, overview } = useAccount();
  const account = overview?.account;
  return (
    <StockNotice
      email={account?.emailVerified ? account.email : undefined}
      onRequest={async (email) => {
        const headers: Record<string, string> = token ? { token } : {};
        const json = { productId, email };
        const result = await callApi((init) =>
          browserApi.api.user['stock-notices'].$post({ json }, { headers, ...init })
        );
        return result.kind === 'done'
          ? { message: result.data.message }
          : toSubmitResult(result, ['email']);
      }}
    />
  );
}

const hrefFor = ({ _id }: Pick<Product, '_id'>) => productHref(_id);

async function share({ _id, name }: Product) {
  const url = location.origin + productHref(_id);
  if (!await shareLink({ title: name, url, copied: 'Đã sao chép liên kết sản phẩm' })) {
    notify('error', 'Chưa sao chép được liên kết, bạn hãy sao chép từ thanh địa chỉ');
  }
}

interface ProductReviewsProps {
  /** Id of the product. Another one needs another `key`. */
  productId: string;
  first: ReviewPage;
}

function ProductReviews({ productId, first }: ProductReviewsProps) {
  const [further, setFurther] = useState<readonly ReviewPage[]>([]);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('ready');
  const parts = [first, ...further];
  const next = parts.at(-1)?.next;

  async function load(after: string) {
    setState('loading');
    const page = await loadReviews(browserApi, productId, after);
    if (page) setFurther((last) => [...last, page]);
    setState(page ? 'ready' : 'failed');
  }

  return (
    <ReviewList
      summary={first.summary}
      reviews={parts.flatMap(({ reviews }) => reviews)}
      onMore={next ? () => load(next) : undefined}
      state={state}
    />
  );
}
