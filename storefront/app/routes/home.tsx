import { categories, type Product } from '@thach-an/edge-api/contract';
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
import { loaderContext } from '../api/loader-context.ts';
import { addAtHome } from '../cart/add-to-cart.ts';
import { useCart } from '../cart/browser-cart.ts';
import { loadCatalogue, useCatalogue } from '../catalogue/browser-catalogue.ts';
import { heroPicture } from '../catalogue/hero-picture.ts';
import { homeHref, readHomeQuery } from '../catalogue/home-query.ts';
import { pickFeatured } from '../catalogue/pick-featured.ts';
import { ProductPopup } from '../catalogue/product-popup.tsx';
import { type ProductList, readCatalogue } from '../catalogue/read-catalogue.ts';
import {
  findOpenProduct,
  type OpenProduct,
  useOpenProduct,
} from '../catalogue/use-open-product.ts';
import { pageMeta } from '../head/page-meta.ts';
import { productMeta } from '../head/product-meta.ts';
import { siteOf } from '../shell/use-shop.ts';

interface HomeData {
  /** Version of the product list from which the featured products were picked. */
  version: string;
  featured: Product[];
  open: OpenProduct;
}

/** The featured products on the page, and the list and category from which they were picked. */
interface Picks {
  version: string;
  category: string;
  featured: Product[];
}

/**
 * Products that the browser shows. They are kept when the popup opens, and picked again for another
 * category or list.
 */
let shownPicks: Picks | undefined;

/**
 * Picks in the loader, because rendering must have the same result on the server and in the
 * browser.
 */
function homeData({ version, products }: ProductList, url: string, shown?: Picks): HomeData {
  const { category, product } = readHomeQuery(new URL(url).searchParams);
  const fits = shown?.version === version && shown.category === category;
  return {
    version,
    featured: fits ? shown.featured : pickFeatured(products, category),
    open: findOpenProduct(products, product),
  };
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<HomeData> {
  return homeData(await readCatalogue(context.get(loaderContext).api), request.url);
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<HomeData> {
  return homeData(await loadCatalogue(), request.url, shownPicks);
}

export function meta({ loaderData, ...args }: MetaArgs<typeof loader>) {
  const site = siteOf(args);
  const { publicUrl, shop } = site;
  if (loaderData?.open) return pageMeta(site, productMeta(loaderData.open, publicUrl));
  return pageMeta(site, {
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

/** Renders the home page: the hero, the categories, and featured products. */
export default function Home() {
  const { featured, version, open: loadedProduct } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const query = readHomeQuery(params);
  const product = useOpenProduct(query.product, loadedProduct, featured);
  const cart = useCart();
  const navigate = useNavigate();
  useRevalidateWithNewList(version);
  useEffect(() => {
    shownPicks = { version, category: query.category, featured };
  }, [version, query.category, featured]);

  const tileHref = (name: string) => homeHref({ category: name === query.category ? '' : name });
  return (
    <HomePage
      picture={heroPicture}
      tiles={categories.map(({ name, image }) => ({ name, image, href: tileHref(name) }))}
      category={query.category || undefined}
      onCategorySelect={(name) => navigate(tileHref(name), { preventScrollReset: true })}
      products={featured}
      quantities={cart}
      hrefFor={({ _id }) => homeHref({ ...query, product: _id })}
      onAdd={addAtHome}
    >
      <ProductPopup
        product={product}
        closedHref={homeHref({ category: query.category })}
        onAdd={addAtHome}
      />
    </HomePage>
  );
}

/** Picks again when the browser has loaded a newer list than that of the page. */
function useRevalidateWithNewList(version: string) {
  const catalogue = useCatalogue();
  const { revalidate } = useRevalidator();
  const outdated = catalogue?.fresh === true && catalogue.version !== version;
  useEffect(() => {
    if (outdated) revalidate();
  }, [outdated, revalidate]);
}
