import type { ComponentProps } from 'react';
import { statusColours } from '../../orders/order-card/status-colours.ts';
import { joinClasses } from '../../primitives/join-classes.ts';

export interface OrderStatusProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Vietnamese name of the status. */
  name: string;
}

/** Status of an order: a dot and a word. `ref`, `className` and other props go to the `<span>`. */
export function OrderStatus({ name, className, ...rest }: OrderStatusProps) {
  return (
    <span
      data-slot='order-status'
      className={joinClasses('inline-flex items-center gap-1.5 whitespace-nowrap', className)}
      {...rest}
    >
      <span
        aria-hidden
        className={`size-2 rounded-tag bg-current ${statusColours[name] ?? 'text-ink-soft'}`}
      />
      {name}
    </span>
  );
}
