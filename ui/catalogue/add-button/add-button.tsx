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
  return (
    <Button
      variant={added > 0 ? 'secondary' : 'primary'}
      disabled={soldOut}
      className={joinClasses('min-h-12', className)}
      {...rest}
    >
      <AddLabel soldOut={soldOut} added={added} />
    </Button>
  );
}

interface AddLabelProps extends Required<Pick<AddButtonProps, 'soldOut' | 'added'>> {
  /** Classes of the icon. @default undefined */
  iconClass?: string;
}

/** Icon and text of a button that adds a product. */
export function AddLabel({ soldOut, added, iconClass }: AddLabelProps) {
  const messages = useMessages('productCard', productCardMessages);
  if (soldOut) return messages.soldOut;
  const Icon = added > 0 ? Check : ShoppingBag;
  return (
    <>
      <Icon aria-hidden size={18} className={iconClass} />
      {added > 0 ? messages.added(added) : messages.add}
    </>
  );
}
