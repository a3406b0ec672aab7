import {
  type CatalogueSource,
  type Category,
  elements,
  markWords,
  parseElement,
  type Product,
  productHref,
  queryStore,
  readPriceRange,
  readStoreQuery,
  storeHref,
  type StorePage as PageOfStore,
  type StoreQuery,
  type StoreSort,
  storeSorts,
  subCategoriesOf,
} from '@thach-an/edge-api/contract';
import { StorePage, type StorePageProps } from '@thach-an/ui';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router';
import { useLayoutEffect, useRef } from 'react';
import { loaderContext } from '../api/loader-context.ts';
import { addInStore } from '../cart/add-to-cart.ts';
import { useCart } from '../cart/browser-cart.ts';
import { browserSource, useCatalogue } from '../catalogue/browser-catalogue.ts';
import { openCatalogueApi } from '../catalogue/catalogue-api.ts';
import { browserCategories } from '../catalogue/browser-categories.ts';
import { loadSynonyms, useSynonyms } from '../catalogue/load-synonyms.ts';
import { ProductPopup } from '../catalogue/product-popup.tsx';
import {
  findOpenProduct,
  type OpenProduct,
  useOpenProduct,
} from '../catalogue/use-open-product.ts';
import { useSearchWords } from '../catalogue/use-search-words.ts';
import { pageMeta } from '../head/page-meta.ts';
import { productMeta } from '../head/product-meta.ts';
import { siteOf, useShop } from '../shell/use-shop.ts';

interface StoreData {
  page: PageOfStore<Product>;
  open: OpenProduct;
}

async function storeData(
  source: CatalogueSource,
  url: string,
  categories: readonly Category[],
): Promise<StoreData> {
  const query = readStoreQuery(new URL(url).searchParams, categories);
  const [page, open] = await Promise.all([
    source.page(query),
    findOpenProduct(source, query.product),
  ]);
  return { page, open };
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<StoreData> {
  const { catalogue, categories, showProducts } = context.get(loaderContext);
  const { source } = await catalogue.current();
  const data = await storeData(source, request.url, await categories());
  const { products, near, meant = {} } = data.page;
  const options = [...data.open?.options ?? [], ...Object.values(meant).map((_id) => ({ _id }))];
  showProducts([...products, ...near?.products ?? [], data.open, ...options]);
  return data;
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<StoreData> {
  const { source } = await browserSource();
  return await storeData(source, request.url, browserCategories());
}

export function meta({ loaderData, location, ...args }: MetaArgs<typeof loader>) {
  const site = siteOf(args);
  const { publicUrl, shop } = site;
  if (loaderData?.open) return pageMeta(site, productMeta(loaderData.open, publicUrl));
  const query = readStoreQuery(new URLSearchParams(location.search), shop.categories);
  const { q, category, subCategory, element, min, max, sort, page } = query;
  const pageNumber = Math.min(page, loaderData?.page.pageCount ?? 1);
  const places = [category, subCategory].filter(Boolean).join(', ');
  const heading = element
    ? `${places || 'Đá phong thủy'} hợp mệnh ${element}`
    : places || 'Cửa hàng';
  return pageMeta(site, {
    title: pageNumber > 1 ? `${heading}, trang ${pageNumber}` : heading,
    description: category
      ? `${category} tại ${shop.name}: mô tả rõ ràng, giá minh bạch.`
      : shop.description,
    path: storeHref({ category, subCategory, element, page: pageNumber }),
    // Search engines must not index a page for every search, range and order.
    hidden: q !== '' || [min, max, sort].some((condition) => condition !== undefined),
    jsonLd: {
      '@type': 'ItemList',
      itemListElement: loaderData?.page.products.map(({ _id, name }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: publicUrl + productHref(_id),
      })),
    },
  });
}

const sortNames: Readonly<Record<StoreSort, string>> = {
  newest: 'Mới nhất',
  'price-asc': 'Giá tăng dần',
  'price-desc': 'Giá giảm dần',
};

const sortOptions = storeSorts.map((value) => ({ value, label: sortNames[value] }));

/** Returns the URLs without one of the filters of a query, and without all of them. */
function hrefsWithout(query: StoreQuery): StorePageProps['hrefsWithout'] {
  const without = (change: Partial<StoreQuery>) => storeHref({ ...query, product: '', ...change });
  return {
    category: without({ category: '', subCategory: '' }),
    subCategory: without({ subCategory: '' }),
    element: without({ element: undefined }),
    price: without({ min: undefined, max: undefined }),
    all: storeHref({ q: query.q, sort: query.sort, page: query.page }),
  };
}

/** Renders the store: search, filters, products, pages. All of its state is in its URL. */
export default function Store() {
  const data = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const cart = useCart();
  const { categories } = useShop();
  const addressed = readStoreQuery(params, categories);
  // The next change may be made before the list of the last one has loaded.
  const next = useRef(addressed);
  useLayoutEffect(() => {
    next.current = addressed;
  }, [key]);
  const search = useSearchWords(
    addressed.q,
    (q) => storeHref({ ...next.current, q, product: '' }),
  );

  // Input changes the list immediately, the URL after a delay.
  const catalogue = useCatalogue(search.ahead);
  const query = { ...addressed, q: search.words };
  const synonyms = useSynonyms();
  const page = search.ahead && catalogue?.complete
    ? queryStore(catalogue.products, query, { synonyms })
    : data.page;
  const { marks, meant, suggestion, near } = page;
  const product = useOpenProduct(query.product, data.open, near?.products ?? page.products);
  const filter = (change: Partial<StoreQuery>) => {
    next.current = { ...next.current, q: search.words, product: '', ...change };
    navigate(storeHref(next.current), { preventScrollReset: true });
  };
  return (
    <StorePage
      search={search.words}
      onSearchChange={(words) => {
        void loadSynonyms(openCatalogueApi());
        search.type(words);
      }}
      onSearchSubmit={search.flush}
      filter={{
        revision: key,
        categories: categories.map(({ name }) => name),
        subCategories: subCategoriesOf(categories, query.category),
        category: query.category,
        subCategory: query.subCategory,
        onCategoryChange: (category) => filter({ category, subCategory: '' }),
        onSubCategoryChange: (subCategory) => filter({ subCategory }),
      }}
      element={{
        revision: key,
        options: elements,
        value: query.element ?? '',
        onChange: (element) => filter({ element: parseElement(element) }),
      }}
      price={{
        min: query.min,
        max: query.max,
        onApply: (from, to) =>
          filter({ min: undefined, max: undefined, ...readPriceRange(from, to) }),
      }}
      sort={{
        revision: key,
        options: sortOptions,
        value: query.sort ?? '',
        onChange: (value) => filter({ sort: storeSorts.find((sort) => sort === value) }),
      }}
      hrefsWithout={hrefsWithout(query)}
      total={page.total}
      hasMore={page.hasMore}
      suggestion={suggestion === undefined ? undefined : {
        text: suggestion,
        href: storeHref({ ...query, q: suggestion, page: 1, product: '' }),
      }}
      near={near && {
        ...near,
        href: storeHref({
          ...query,
          q: near.q,
          min: near.min ?? query.min,
          max: near.max ?? query.max,
          page: 1,
          product: '',
        }),
      }}
      mark={marks && ((text) => markWords(text, marks))}
      products={page.products}
      quantities={cart}
      hrefFor={({ _id }) => storeHref({ ...query, product: meant?.[_id] ?? _id })}
      onAdd={addInStore}
      pagination={{
        page: page.page,
        pageCount: page.pageCount,
        hrefFor: (page) => storeHref({ ...query, product: '', page }),
      }}
    >
      <ProductPopup
        product={product}
        hrefWith={(product) => storeHref({ ...query, product })}
        onAdd={addInStore}
      />
    </StorePage>
  );
}
