import {
  categories,
  type Product,
  queryStore,
  readStoreQuery,
  shop,
  storeHref,
  type StorePage,
  subCategoriesOf,
} from '@thach-an/edge-api/contract';
import { CategoryFilter, EmptyState, Pagination, ProductGrid, SearchBox } from '@thach-an/ui';
import {
  type ClientLoaderFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
  useNavigate,
  useSearchParams,
} from 'react-router';
import { loaderParts } from '../api.ts';
import { addInStore } from '../cart/add-to-cart.ts';
import { useCart } from '../cart/browser-cart.ts';
import { loadCatalogue, useCatalogue } from '../catalogue/browser-catalogue.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { type Detail as DetailProduct, findDetail, useDetail } from '../catalogue/use-detail.ts';
import { useSearchWords } from '../catalogue/use-search-words.ts';
import { pageMeta } from '../document/page-meta.ts';
import { productMeta } from '../document/product-meta.ts';
import { publicUrlOf } from '../document/shop-settings.ts';
import { Detail } from '../product-detail.tsx';

interface StoreData {
  page: StorePage<Product>;
  detail: DetailProduct;
}

function storeData(products: readonly Product[], url: string): StoreData {
  const query = readStoreQuery(new URL(url).searchParams);
  return { page: queryStore(products, query), detail: findDetail(products, query.product) };
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<StoreData> {
  const { products } = await readCatalogue(context.get(loaderParts).api);
  return storeData(products, request.url);
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<StoreData> {
  const { products } = await loadCatalogue();
  return storeData(products, request.url);
}

export function meta({ loaderData, location, ...args }: MetaArgs<typeof loader>) {
  const publicUrl = publicUrlOf(args);
  if (loaderData?.detail) return pageMeta(publicUrl, productMeta(loaderData.detail, publicUrl));
  const { q, category, subCategory, page } = readStoreQuery(new URLSearchParams(location.search));
  const shown = Math.min(page, loaderData?.page.pageCount ?? 1);
  const what = [category, subCategory].filter(Boolean).join(', ') || 'Cửa hàng';
  return pageMeta(publicUrl, {
    title: shown > 1 ? `${what}, trang ${shown}` : what,
    description: category
      ? `${category} tại ${shop.name}: mô tả rõ ràng, giá minh bạch, giao hàng toàn quốc.`
      : shop.description,
    path: storeHref({ category, subCategory, page: shown }),
    // Every search would be a page of its own.
    hidden: q !== '',
    jsonLd: {
      '@type': 'ItemList',
      itemListElement: loaderData?.page.products.map(({ _id, name }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: publicUrl + storeHref({ product: _id }),
      })),
    },
  });
}

/** The catalogue: search, filters, products, pages. All of its state is its address. */
export default function Store() {
  const data = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const cart = useCart();
  const catalogue = useCatalogue();
  const addressed = readStoreQuery(params);
  const go = (href: string, replace: boolean) =>
    navigate(href, { replace, preventScrollReset: true });
  const search = useSearchWords(
    addressed.q,
    (q) => go(storeHref({ ...addressed, q, product: '' }), true),
  );

  // What is typed shows at once; the address follows when the typing rests.
  const query = { ...addressed, q: search.words };
  const page = search.ahead && catalogue ? queryStore(catalogue.products, query) : data.page;
  const detail = useDetail(query.product, data.detail, page.products);
  const filter = (change: { category?: string; subCategory?: string }) =>
    go(storeHref({ ...query, product: '', ...change }), false);
  return (
    <>
      <div className='page pt-8 pb-16'>
        <h1 className='pb-6 text-3xl'>Cửa hàng</h1>
        <Form
          action='/store'
          role='search'
          className='flex flex-col gap-4 pb-6 md:flex-row md:items-end'
          preventScrollReset
          onSubmit={(event) => {
            event.preventDefault();
            search.settle();
          }}
        >
          <div className='min-w-0 grow'>
            <SearchBox
              value={search.words}
              onValueChange={search.type}
              placeholder='Tên đá, món đồ, mệnh…'
            />
          </div>
          <div className='md:shrink-0'>
            <CategoryFilter
              categories={categories.map(({ name }) => name)}
              subCategories={subCategoriesOf(query.category)}
              category={query.category}
              subCategory={query.subCategory}
              onCategoryChange={(category) => filter({ category, subCategory: '' })}
              onSubCategoryChange={(subCategory) => filter({ subCategory })}
            />
          </div>
          <noscript>
            <button type='submit' className='min-h-11 rounded-field bg-jade px-5 text-surface'>
              Tìm
            </button>
          </noscript>
        </Form>
        <p className='pb-4 text-ink-soft' aria-live='polite'>
          {page.total} sản phẩm
          {page.pageCount > 1 && `, trang ${page.page}/${page.pageCount}`}
        </p>
        <h2 className='sr-only'>Sản phẩm</h2>
        {page.products.length > 0
          ? (
            <ProductGrid
              products={page.products}
              quantities={cart}
              firstCount={4}
              hrefFor={({ _id }) => storeHref({ ...query, product: _id })}
              onAdd={addInStore}
            />
          )
          : (
            <EmptyState
              title='Không tìm thấy sản phẩm phù hợp'
              action={{ label: 'Xem tất cả sản phẩm', href: '/store' }}
            >
              Hãy thử từ khác, hoặc bỏ bớt bộ lọc.
            </EmptyState>
          )}
        <div className='pt-10'>
          <Pagination
            page={page.page}
            pageCount={page.pageCount}
            hrefFor={(page) => storeHref({ ...query, product: '', page })}
          />
        </div>
      </div>
      <Detail
        product={detail}
        closedHref={storeHref({ ...query, product: '' })}
        onAdd={addInStore}
      />
    </>
  );
}
