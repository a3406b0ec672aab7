import { Link } from '../../primitives/link/link.tsx';
import type { ProductOption } from '../listed-product.ts';
import { useMessages } from '../../messages/use-messages.ts';

const optionPickerMessages = {
  label: 'Phân loại',
  soldOut: 'hết hàng',
};

export interface OptionPickerProps {
  /** Products of a family. Nothing is rendered for fewer than two. @default [] */
  options?: readonly ProductOption[];
  /** Id of the product that is shown. */
  value: string;
  /** Returns the URL that shows a product. */
  hrefFor: (option: ProductOption) => string;
  /** Kind of the current link: the page itself, or a part of it. @default true */
  current?: 'page' | true;
}

/**
 * The choice among the sizes or colours of a product. Each is a link, so that it works without
 * scripts; a choice replaces the entry in the history.
 */
export function OptionPicker({ options = [], value, hrefFor, current = true }: OptionPickerProps) {
  const messages = useMessages('optionPicker', optionPickerMessages);
  if (options.length < 2) return null;
  return (
    <nav data-slot='option-picker' aria-label={messages.label}>
      <p aria-hidden className='mb-2 text-ink-soft'>{messages.label}</p>
      <ul role='list' className='flex flex-wrap gap-2'>
        {options.map((option) => {
          const chosen = option._id === value;
          return (
            <li key={option._id}>
              <Link
                href={hrefFor(option)}
                keepScroll
                replace
                aria-current={chosen ? current : undefined}
                className={`inline-flex min-h-11 flex-wrap items-center gap-x-1.5 rounded-field border px-4 py-2 transition-colors ${
                  chosen
                    ? 'border-jade bg-jade-soft font-semibold text-jade outline-1 outline-jade'
                    : 'border-field bg-surface hover:border-jade'
                }`}
              >
                <span className={option.soldOut ? 'line-through' : undefined}>
                  {option.option}
                </span>
                {option.soldOut && (
                  <span className='text-sm font-normal text-ink-soft'>({messages.soldOut})</span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
