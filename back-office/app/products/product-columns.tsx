import type { ProductSummary } from '@thach-an/edge-api/contract';
import { formatPrice } from '@thach-an/ui';
import type { AdminColumn } from '@thach-an/ui/admin';
import { ProductState } from './product-state.tsx';

/** Choice of rows for a bulk change. */
export interface Choice {
  /** Chosen products by their id. */
  chosen: ReadonlyMap<string, ProductSummary>;
  toggle: (product: ProductSummary) => void;
}

/** Returns the columns of the list of products, with boxes if there is a choice. */
export function columnsOf(choice: Choice | undefined): AdminColumn<ProductSummary>[] {
  return [
    {
      title: 'Sản phẩm',
      cell: ({ name, option, image }) => (
        <span className='flex items-center gap-3'>
          <img
            src={`/images/${image}`}
            alt=''
            width={40}
            height={40}
            loading='lazy'
            className='size-10 shrink-0 lg:size-8 rounded-field bg-line object-cover'
          />
          {option ? `${name} · ${option}` : name}
        </span>
      ),
    },
    { title: 'Danh mục', cell: ({ category, subCategory }) => `${category} · ${subCategory}` },
    { title: 'Trạng thái', cell: (product) => <ProductState {...product} /> },
    { title: 'Tồn kho', numeric: true, cell: ({ stock }) => stock.toLocaleString('vi') },
    { title: 'Giá', numeric: true, cell: ({ price }) => formatPrice(price) },
    ...choice
      ? [{
        title: 'Chọn',
        cell: (product: ProductSummary) => (
          <label className='relative z-10 -my-3 inline-flex min-h-11 min-w-11 items-center justify-end lg:justify-start'>
            <span className='sr-only'>Chọn {product.name}</span>
            <input
              type='checkbox'
              checked={choice.chosen.has(product.id)}
              onChange={() => choice.toggle(product)}
              className='size-5 accent-jade'
            />
          </label>
        ),
      }]
      : [],
  ];
}
