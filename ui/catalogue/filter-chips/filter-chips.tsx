import { X } from '../../primitives/icons.ts';
import { Link } from '../../primitives/link/link.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { priceMessages } from '../../primitives/price/price-messages.ts';

const filterChipsMessages = {
  label: 'Bộ lọc đang chọn',
  element: (element: string) => `Hợp mệnh ${element}`,
  /** Range of prices; '' without limits. */
  price: (min?: string | number, max?: string | number) =>
    min && max ? `${min}–${max}` : min ? `Từ ${min}` : max ? `Đến ${max}` : '',
  /** Stands before the name of a filter. */
  remove: 'Bỏ bộ lọc ',
  clear: 'Xóa bộ lọc',
};

/** Filter of the store. */
export type FilterName = 'category' | 'subCategory' | 'element' | 'price';

export interface FilterChipsProps {
  /** Name of the category. @default '' */
  category?: string;
  /** Name of the subcategory. @default '' */
  subCategory?: string;
  /** Element of the people whom the products suit. @default '' */
  element?: string;
  /** Lowest and highest price, in đồng. @default {} */
  price?: { min?: number; max?: number };
  /** URLs without one of the filters, and without all. */
  hrefsWithout: Readonly<Record<FilterName | 'all', string>>;
}

/**
 * The filters that are set, each with a link that removes it, and one that removes all. Without any
 * filter nothing is rendered.
 */
export function FilterChips({
  category = '',
  subCategory = '',
  element = '',
  price: { min, max } = {},
  hrefsWithout,
}: FilterChipsProps) {
  const messages = useMessages('filterChips', filterChipsMessages);
  const { format } = useMessages('price', priceMessages);
  const labels: Record<FilterName, string> = {
    category,
    subCategory,
    element: element && messages.element(element),
    price: messages.price(min && format(min), max && format(max)),
  };
  const set = (Object.keys(labels) as FilterName[]).filter((name) => labels[name] !== '');
  if (set.length === 0) return null;
  return (
    <ul
      role='list'
      aria-label={messages.label}
      data-slot='filter-chips'
      className='flex flex-wrap items-center gap-x-2 pb-3'
    >
      {set.map((name) => (
        <li key={name}>
          <Link
            href={hrefsWithout[name]}
            keepScroll
            className='group flex min-h-11 items-center rounded-tag'
          >
            <span className='inline-flex items-center gap-1.5 rounded-tag border border-jade bg-jade-soft py-1 pr-2 pl-3 text-jade group-hover:bg-paper'>
              <span className='sr-only'>{messages.remove}</span>
              {labels[name]}
              <X aria-hidden size={16} className='shrink-0' />
            </span>
          </Link>
        </li>
      ))}
      <li>
        <Link
          href={hrefsWithout.all}
          keepScroll
          className='inline-flex min-h-11 items-center px-2 text-jade underline underline-offset-4'
        >
          {messages.clear}
        </Link>
      </li>
    </ul>
  );
}
