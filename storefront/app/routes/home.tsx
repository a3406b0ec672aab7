import {
  type Category,
  featuredLimit,
  homeHref,
  type Product,
  readHomeQuery,
} from '@thach-an/edge-api/contract';
import { HomePage } from '@thach-an/ui';
import { useEffect, useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { useSession } from '../account/browser-session.ts';
import { loaderContext } from '../api/loader-context.ts';
import { addAtHome } from '../cart/add-to-cart.ts';
import { useCart } from '../cart/browser-cart.ts';
import { type BrowserSource, browserSource, useCatalogue } from '../catalogue/browser-catalogue.ts';
import { ProductPopup } from '../catalogue/product-popup.tsx';
import {
  findOpenProduct,
  type OpenProduct,
  useOpenProduct,
} from '../catalogue/use-open-product.ts';
import { pageMeta } from '../head/page-meta.ts';
import { productMeta } from '../head/product-meta.ts';
import { lazyComponent } from '../shell/lazy-component.tsx';
import { siteOf, useShop } from '../shell/use-shop.ts';
import { whenIdle } from '../shell/when-idle.ts';
import { browserCategories } from '../catalogue/browser-categories.ts';

/** The greeting is a separate chunk, for customers only. */
const HomeGreeting = lazyComponent(() => import('../tu-vi/home-greeting.tsx'));

/** Both crops of the picture at the top. */
const heroPicture = {
  wide: { image: 'hero.597acb84.webp', widths: [800, 1280, 1600], width: 1600, height: 900 },
  phone: { image: 'hero-phone.fcc34214.webp', widths: [480, 800], width: 800, height: 1000 },
};

interface HomeData {
  /** Version of the content from which the featured products were picked, if it is known. */
  version: number | undefined;
  featured: Product[];
  open: OpenProduct;
}

/** The featured products on the page, and the list and category from which they were picked. */
interface Picks {
  version: number | undefined;
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
async function homeData(
  { source, version }: BrowserSource,
  { url, categories }: { url: string; categories: readonly Category[] },
  shown?: Picks,
): Promise<HomeData> {
  const { category, product } = readHomeQuery(new URL(url).searchParams, categories);
  const isCurrent = shown?.category === category &&
    (shown.version === version || version === undefined);
  const [featured, open] = await Promise.all([
    isCurrent ? shown.featured : source.pick(category, featuredLimit),
    findOpenProduct(source, product),
  ]);
  return { version, featured, open };
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<HomeData> {
  const { catalogue, categories, showProducts } = context.get(loaderContext);
  const { source, versions } = await catalogue.current();
  const data = await homeData(
    { source, version: versions.content },
    { url: request.url, categories: await categories() },
  );
  showProducts([...data.featured, data.open, ...data.open?.options ?? []]);
  return data;
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<HomeData> {
  const page = { url: request.url, categories: browserCategories() };
  return await homeData(await browserSource(), page, shownPicks);
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
  const { categories, home = {} } = useShop();
  const query = readHomeQuery(params, categories);
  const product = useOpenProduct(query.product, loadedProduct, featured);
  const cart = useCart();
  useEffect(() => {
    shownPicks = { version, category: query.category, featured };
  }, [version, query.category, featured]);

  // The widths of a picture that staff have uploaded are those of its forms.
  const { wide, phone } = home.picture ?? {};
  const picture = wide && phone
    ? { wide: { ...wide, widths: [] }, phone: { ...phone, widths: [] } }
    : heroPicture;
  const tileHref = (name: string) => homeHref({ category: name === query.category ? '' : name });
  return (
    <HomePage
      title={home.title}
      sentence={home.sentence}
      picture={picture}
      tiles={categories.map(({ name, image }) => ({ name, image, href: tileHref(name) }))}
      category={query.category || undefined}
      products={featured}
      quantities={cart}
      hrefFor={({ _id }) => homeHref({ ...query, product: _id })}
      onAdd={addAtHome}
      greeting={<SavedChartGreeting />}
    >
      <NewListLoader version={version} />
      <ProductPopup
        product={product}
        hrefWith={(product) => homeHref({ ...query, product })}
        onAdd={addAtHome}
      />
    </HomePage>
  );
}

/** Renders the stones for the saved chart of a customer, once the browser is idle. */
function SavedChartGreeting() {
  const token = useSession();
  const [idle, setIdle] = useState(false);
  useEffect(() => token ? whenIdle(() => setIdle(true)) : undefined, [token]);
  return token && idle ? <HomeGreeting token={token} /> : null;
}

/**
 * Picks again when the browser has loaded a newer list than that of the page. It is a component, so
 * that the page itself does not render again with every list.
 */
function NewListLoader({ version }: { version: number | undefined }) {
  const catalogue = useCatalogue();
  const { revalidate } = useRevalidator();
  const outdated = catalogue?.fresh === true && catalogue.complete &&
    catalogue.version !== version;
  useEffect(() => {
    if (outdated) revalidate();
  }, [outdated, revalidate]);
  return null;
}
