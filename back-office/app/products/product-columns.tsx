import { fullName, type ProductSummary } from '@thach-an/edge-api/contract';
import { formatPrice } from '@thach-an/ui';
import { type AdminColumn, InlineEdit, ProductState } from '@thach-an/ui/admin';
import { MoveButtons, type RowOrder } from '../list/move-buttons.tsx';
import { type QuickField, quickValue, type useQuickEdit } from './use-quick-edit.ts';

/** Changes that the list offers. */
export interface RowActions {
  /** Edit of prices and stocks. */
  quick: ReturnType<typeof useQuickEdit>;
  /** Values that the member may edit. */
  editable: readonly QuickField[];
  /** Order of the rows, if the list shows it. @default none */
  order?: RowOrder<ProductSummary>;
}

export function columnsOf(
  { quick, editable, order }: RowActions,
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
          action={`${verb} ${fullName(product)}`}
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
    return {
      numeric: true,
      cell: figure(true),
      card: figure(false),
      place: field === 'stock' ? 'left' : 'right',
    } as const;
  };
  const stock = edits('stock', 'kiểm kho', (count) => count.toLocaleString('vi'));
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
          {fullName(product)}
        </span>
      ),
    },
    {
      title: 'Danh mục',
      cell: ({ category, subCategory }) => `${category} · ${subCategory}`,
      place: 'left',
    },
    { title: 'Trạng thái', cell: (product) => <ProductState {...product} />, place: 'right' },
    { title: 'Tồn kho', ...stock, card: (product) => <>Tồn kho {stock.card(product)}</> },
    { title: 'Giá', ...edits('price', 'sửa giá', formatPrice) },
    ...order
      ? [{
        title: 'Thứ tự',
        cell: (product: ProductSummary) => <MoveButtons {...order} row={product} />,
      }]
      : [],
  ];
}
