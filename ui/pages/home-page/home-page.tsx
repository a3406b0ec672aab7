import { type ReactNode, Suspense } from 'react';
import {
  CategoryExplorer,
  type CategoryTile,
} from '../../catalogue/category-explorer/category-explorer.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { Hero, type HeroProps } from '../../catalogue/hero/hero.tsx';
import { ProductGrid, type ProductGridProps } from '../../catalogue/product-grid/product-grid.tsx';
import type { Product } from '../../catalogue/listed-product.ts';
import { actionMessages } from '../../messages/action-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

const homePageMessages = {
  title: 'Vẻ đẹp tĩnh lặng của đá tự nhiên',
  sentence:
    'Vòng tay, hũ đá, cây đá và tượng phong thủy, tuyển chọn thủ công, hợp mệnh từng người.',
  featured: 'Sản Phẩm Nổi Bật',
  empty: 'Đang cập nhật!',
};

export interface HomePageProps extends Pick<ProductGridProps, 'quantities' | 'hrefFor' | 'onAdd'> {
  /** Heading. @default 'Vẻ đẹp tĩnh lặng của đá tự nhiên' */
  title?: string;
  /** Sentence below the heading. @default one about the goods */
  sentence?: string;
  /** Picture of the hero, in both crops. */
  picture: HeroProps['picture'];
  /** Categories with their URLs. */
  tiles: readonly CategoryTile[];
  /** Name of the selected category. No tile is selected for an unknown name. */
  category?: string;
  /** Featured products. An empty list shows a placeholder text. */
  products: readonly Product[];
  /** Section between categories and featured products: a `StoneGreeting`. @default undefined */
  greeting?: ReactNode;
  /** Product that the URL refers to: a `LinkedProduct`. */
  children?: ReactNode;
}

/** Home page: hero, categories and featured products. */
export function HomePage({
  title,
  sentence,
  picture,
  tiles,
  category,
  products,
  quantities,
  hrefFor,
  onAdd,
  greeting,
  children,
}: HomePageProps) {
  const messages = useMessages('homePage', homePageMessages);
  const { store } = useMessages('actions', actionMessages);
  return (
    <>
      {children}
      <Hero
        title={title ?? messages.title}
        sentence={sentence ?? messages.sentence}
        action={{ label: store, href: '/store' }}
        picture={picture}
      />
      <div className='pt-10 pb-6 md:pt-14'>
        <Suspense>
          <CategoryExplorer tiles={tiles} active={category} />
        </Suspense>
      </div>
      {greeting}
      <section data-slot='featured' className='page pt-4 pb-16' aria-labelledby='featured'>
        <h2 id='featured' className='pb-6 text-2xl leading-[1.4] md:text-3xl'>
          {messages.featured}
        </h2>
        {products.length > 0
          ? (
            <ProductGrid
              products={products}
              quantities={quantities}
              hrefFor={hrefFor}
              onAdd={onAdd}
            />
          )
          : <EmptyState title={messages.empty} />}
      </section>
    </>
  );
}
