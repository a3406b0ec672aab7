import { categories, type Product, shop } from '@thach-an/edge-api/contract';
import { HomePage } from '@thach-an/ui';
import { useEffect } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { loaderContext } from '../api/api-client.ts';
import { addAtHome } from '../cart/add-to-cart.ts';
import { useCart } from '../cart/browser-cart.ts';
import { loadCatalogue, useCatalogue } from '../catalogue/browser-catalogue.ts';
import { pickFeatured } from '../catalogue/pick-featured.ts';
import { homeHref, readHomeQuery } from '../catalogue/home-query.ts';
import { type ProductList, readCatalogue } from '../catalogue/read-catalogue.ts';
import { type Detail as DetailProduct, findDetail, useDetail } from '../catalogue/use-open-product.ts';
import { pageMeta } from '../head/page-meta.ts';
import { productMeta } from '../head/product-meta.ts';
import { publicUrlOf } from '../api/client-settings.ts';
import { Detail } from '../catalogue/product-popup.tsx';

interface HomeData {
  /** Version of the product list that the picks were made from. */
  version: string;
  featured: Product[];
  detail: DetailProduct;
}

/** The products that the page shows now, and what they were picked from. */
interface Picks {
  version: string;
  category: string;
  featured: Product[];
}

/** In a browser: opening a detail is no reason to pick anew, another category or list is. */
let shownPicks: Picks | undefined;

/** Chance is played here and never while rendering, which must come out the same on both sides. */
function homeData({ version, products }: ProductList, url: string, shown?: Picks): HomeData {
  const { category, product } = readHomeQuery(new URL(url).searchParams);
  const fits = shown?.version === version && shown.category === category;
  return {
    version,
    featured: fits ? shown.featured : pickFeatured(products, category),
    detail: findDetail(products, product),
  };
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<HomeData> {
  return homeData(await readCatalogue(context.get(loaderContext).api), request.url);
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<HomeData> {
  return homeData(await loadCatalogue(), request.url, shownPicks);
}

export function meta({ loaderData, ...args }: MetaArgs<typeof loader>) {
  const publicUrl = publicUrlOf(args);
  if (loaderData?.detail) return pageMeta(publicUrl, productMeta(loaderData.detail, publicUrl));
  return pageMeta(publicUrl, {
    description: shop.description,
    path: '/',
    jsonLd: {
      '@type': 'WebSite',
      name: shop.name,
      url: `${publicUrl}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${publicUrl}/store?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  });
}

/** The home page: the promise, the categories, and some products. */
export default function Home() {
  const { featured, version, detail: loadedDetail } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const query = readHomeQuery(params);
  const detail = useDetail(query.product, loadedDetail, featured);
  const cart = useCart();
  const navigate = useNavigate();
  useReshuffleWithNewList(version);
  useEffect(() => {
    shownPicks = { version, category: query.category, featured };
  }, [version, query.category, featured]);

  const tileHref = (name: string) => homeHref({ category: name === query.category ? '' : name });
  return (
    <HomePage
      picture={shop.hero}
      tiles={categories.map(({ name, image }) => ({ name, image, href: tileHref(name) }))}
      category={query.category || undefined}
      onCategorySelect={(name) => navigate(tileHref(name), { preventScrollReset: true })}
      products={featured}
      quantities={cart}
      hrefFor={({ _id }) => homeHref({ ...query, product: _id })}
      onAdd={addAtHome}
    >
      <Detail
        product={detail}
        closedHref={homeHref({ category: query.category })}
        onAdd={addAtHome}
      />
    </HomePage>
  );
}

/** When the browser has loaded another list than the page was made from, the picks are made anew. */
function useReshuffleWithNewList(version: string) {
  const catalogue = useCatalogue();
  const { revalidate } = useRevalidator();
  const outdated = catalogue?.fresh === true && catalogue.version !== version;
  useEffect(() => {
    if (outdated) revalidate();
  }, [outdated, revalidate]);
}
