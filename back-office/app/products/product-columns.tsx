import type { ProductSummary } from '@thach-an/edge-api/contract';
import { formatPrice } from '@thach-an/ui';
import type { AdminColumn } from '@thach-an/ui/admin';
import { MoveButtons, type RowOrder } from '../list/move-buttons.tsx';
import { ProductState } from './product-state.tsx';

/** Name of a product with its option. */
const nameOf = ({ name, option }: ProductSummary) => option ? `${name} · ${option}` : name;

/** Choice of rows for a bulk change. */
export interface Choice {
  /** Chosen products by their id. */
  chosen: ReadonlyMap<string, ProductSummary>;
  toggle: (product: ProductSummary) => void;
}

/** Changes that the list offers. */
export interface RowActions {
  /** Choice for a bulk change. @default none */
  choice?: Choice;
  /** Called to edit the price. @default undefined */
  onPrice?: (product: ProductSummary) => void;
  /** Called to count the stock. @default undefined */
  onStock?: (product: ProductSummary) => void;
  /** Order of the rows, if the list shows it. @default none */
  order?: RowOrder<ProductSummary>;
}

/** Returns the columns of the list of products. */
export function columnsOf(
  { choice, onPrice, onStock, order }: RowActions,
): AdminColumn<ProductSummary>[] {
  const editable = (
    text: string,
    action: string,
    product: ProductSummary,
    onEdit: RowActions['onPrice'],
  ) =>
    onEdit
      ? (
        <button
          type='button'
          onClick={() => onEdit(product)}
          className='relative z-10 inline-flex min-h-11 min-w-11 items-center justify-end text-jade underline decoration-dotted underline-offset-4 lg:-my-2 lg:min-h-8'
        >
          {text}
          <span className='sr-only'>, {action} {nameOf(product)}</span>
        </button>
      )
      : text;
  return [
    {
      title: 'Sản phẩm',
      cell: (product) => (
        <span className='flex items-center gap-3'>
          <img
            src={`/images/${product.image}`}
            alt=''
            width={40}
            height={40}
            loading='lazy'
            className='size-10 shrink-0 lg:size-8 rounded-field bg-line object-cover'
          />
          {nameOf(product)}
        </span>
      ),
    },
    { title: 'Danh mục', cell: ({ category, subCategory }) => `${category} · ${subCategory}` },
    { title: 'Trạng thái', cell: (product) => <ProductState {...product} /> },
    {
      title: 'Tồn kho',
      numeric: true,
      cell: (product) => editable(product.stock.toLocaleString('vi'), 'kiểm kho', product, onStock),
    },
    {
      title: 'Giá',
      numeric: true,
      cell: (product) => editable(formatPrice(product.price), 'sửa giá', product, onPrice),
    },
    ...order
      ? [{
        title: 'Thứ tự',
        cell: (product: ProductSummary) => <MoveButtons {...order} row={product} />,
      }]
      : [],
    ...choice
      ? [{
        title: 'Chọn',
        cell: (product: ProductSummary) => (
          <label className='relative z-10 -my-3 inline-flex min-h-11 min-w-11 items-center justify-end lg:justify-start'>
            <span className='sr-only'>Chọn {nameOf(product)}</span>
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
