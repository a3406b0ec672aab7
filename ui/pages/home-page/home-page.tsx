import { type ReactNode, Suspense } from 'react';
import {
  CategoryExplorer,
  type CategoryTile,
} from '../../catalogue/category-explorer/category-explorer.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { Hero, type HeroProps } from '../../catalogue/hero/hero.tsx';
import { ProductGrid, type ProductGridProps } from '../../catalogue/product-grid/product-grid.tsx';
import type { Product } from '../../catalogue/listed-product.ts';

export interface HomePageProps {
  /** Picture of the hero, in both crops. */
  picture: HeroProps['picture'];
  /** Categories with their URLs. */
  tiles: readonly CategoryTile[];
  /** Name of the selected category. No tile is selected for an unknown name. */
  category?: string;
  /** Called with the name of the pressed tile, instead of following its link. */
  onCategorySelect?: (name: string) => void;
  /** Featured products. An empty list shows a placeholder text. */
  products: readonly Product[];
  /** Quantities in the cart, by product id. @default {} */
  quantities?: Readonly<Record<string, number>>;
  /** Returns the URL for a product's picture and name. */
  hrefFor: ProductGridProps['hrefFor'];
  /** Called with the product and its picture, which can be animated with `flyToCart()`. */
  onAdd?: ProductGridProps['onAdd'];
  /** Product that the URL refers to: a `LinkedProduct`. */
  children?: ReactNode;
}

/** Home page: hero, categories and featured products. */
export function HomePage({
  picture,
  tiles,
  category,
  onCategorySelect,
  products,
  quantities,
  hrefFor,
  onAdd,
  children,
}: HomePageProps) {
  return (
    <>
      {children}
      <Hero
        title='Vẻ đẹp tĩnh lặng của đá tự nhiên'
        sentence='Vòng tay, hũ đá, cây đá và tượng phong thủy, tuyển chọn thủ công, hợp mệnh từng người.'
        action={{ label: 'Xem Cửa Hàng', href: '/store' }}
        picture={picture}
      />
      <div className='pt-10 pb-6 md:pt-14'>
        <Suspense>
          <CategoryExplorer tiles={tiles} active={category} onSelect={onCategorySelect} />
        </Suspense>
      </div>
      <section data-slot='featured' className='page pt-4 pb-16' aria-labelledby='featured'>
        <h2 id='featured' className='pb-6 text-2xl leading-[1.4] md:text-3xl'>Sản Phẩm Nổi Bật</h2>
        {products.length > 0
          ? (
            <ProductGrid
              products={products}
              quantities={quantities}
              hrefFor={hrefFor}
              onAdd={onAdd}
            />
          )
          : <EmptyState title='Đang cập nhật!' />}
      </section>
    </>
  );
}
