import { productCardMessages } from '../product-card/product-card-messages.ts';
import { Check, ShoppingBag } from '../../primitives/icons.ts';
import { Button, type ButtonProps } from '../../primitives/button/button.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { joinClasses } from '../../primitives/join-classes.ts';

export interface AddButtonProps extends Omit<ButtonProps, 'variant' | 'disabled' | 'children'> {
  /** Disables the button, which then states that the product is sold out. */
  soldOut: boolean;
  /** Quantity in the cart, which the button states. @default 0 */
  added?: number;
}

/**
 * The button that adds a product to the cart, in the details of the product. `ref`, `className` and
 * other props go to the `<button>`.
 */
export function AddButton({ soldOut, added = 0, className, ...rest }: AddButtonProps) {
  const messages = useMessages('productCard', productCardMessages);
  return (
    <Button
      variant={added > 0 ? 'secondary' : 'primary'}
      disabled={soldOut}
      className={joinClasses('min-h-12', className)}
      {...rest}
    >
      {soldOut ? messages.soldOut : added > 0
        ? (
          <>
            <Check aria-hidden size={18} />
            {messages.added(added)}
          </>
        )
        : (
          <>
            <ShoppingBag aria-hidden size={18} />
            {messages.add}
          </>
        )}
    </Button>
  );
}
