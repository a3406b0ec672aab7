import type { ProductSummary } from '@thach-an/edge-api/contract';
import { formatPrice } from '@thach-an/ui';
import { type AdminColumn, InlineEdit, ProductState } from '@thach-an/ui/admin';
import { MoveButtons, type RowOrder } from '../list/move-buttons.tsx';
import { nameOf, type QuickField, quickValue, type useQuickEdit } from './use-quick-edit.ts';

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
  /** Edit of prices and stocks. */
  quick: ReturnType<typeof useQuickEdit>;
  /** Values that the member may edit. */
  editable: readonly QuickField[];
  /** Order of the rows, if the list shows it. @default none */
  order?: RowOrder<ProductSummary>;
}

/** Returns the columns of the list of products. */
export function columnsOf(
  { choice, quick, editable, order }: RowActions,
): AdminColumn<ProductSummary>[] {
  const edits = (field: QuickField, verb: string, format: (value: number) => string) => {
    const figure = (inline: boolean) => (product: ProductSummary) => {
      const text = format(product[field]);
      if (!editable.includes(field)) return text;
      const { edited } = quick;
      const open = inline && edited?.inline && edited.field === field &&
        edited.product.id === product.id;
      return (
        <InlineEdit
          text={text}
          action={`${verb} ${nameOf(product)}`}
          value={quickValue(field, product)}
          onOpen={() => quick.open(field, product, inline)}
          {...open && {
            open,
            busy: edited.busy,
            error: Object.values(edited.errors)[0] ?? edited.error,
            onSave: quick.saveText,
            onClose: quick.close,
          }}
        />
      );
    };
    return { numeric: true, cell: figure(true), card: figure(false) };
  };
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
    { title: 'Tồn kho', ...edits('stock', 'kiểm kho', (stock) => stock.toLocaleString('vi')) },
    { title: 'Giá', ...edits('price', 'sửa giá', formatPrice) },
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
