import type { Product } from '../../catalogue/listed-product.ts';
import { ProductCard } from '../../catalogue/product-card/product-card.tsx';
import { gridClass, type ProductGridProps } from '../../catalogue/product-grid/product-grid.tsx';
import { useMessages } from '../../messages/use-messages.ts';

const stoneSuggestionsMessages = {
  label: 'Đá được gợi ý',
};

/** A product with the reason for which it is suggested. */
export interface SuggestedStone {
  product: Product;
  /** Reason, such as 'Mệnh Kim, Thổ sinh Kim: thạch anh vàng'. */
  reason: string;
}

export interface StoneSuggestionsProps
  extends Pick<ProductGridProps, 'hrefFor' | 'quantities' | 'onAdd'> {
  /** Suggestions in display order. */
  suggestions: readonly SuggestedStone[];
}

/** Suggested products, each below its reason. */
export function StoneSuggestions(
  { suggestions, hrefFor, quantities = {}, onAdd }: StoneSuggestionsProps,
) {
  const { label } = useMessages('stoneSuggestions', stoneSuggestionsMessages);
  return (
    <ul role='list' aria-label={label} data-slot='stone-suggestions' className={gridClass}>
      {suggestions.map(({ product, reason }) => (
        <li key={product._id} className='row-span-2 grid grid-rows-subgrid gap-2'>
          <p className='self-end pt-1.5 text-sm text-ink-soft'>{reason}</p>
          <ProductCard
            product={product}
            href={hrefFor(product)}
            added={quantities[product._id]}
            onAdd={onAdd}
          />
        </li>
      ))}
    </ul>
  );
}
