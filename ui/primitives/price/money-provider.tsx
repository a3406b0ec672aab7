import { type ReactNode, useContext, useMemo } from 'react';
import { MessagesContext } from '../../messages/use-messages.ts';
import { priceFilterMessages } from '../../catalogue/price-filter/price-filter-messages.ts';
import { priceMessages } from './price-messages.ts';

export interface MoneyProviderProps {
  /** Currency of all amounts, by its ISO 4217 code, such as `EUR`. */
  currency: string;
  /** Notation of the amounts, by a BCP 47 language tag, such as `de-DE`. */
  locale: string;
  /** Components that show amounts. */
  children: ReactNode;
}

/**
 * Sets the currency of all components in it, and the notation of their amounts. Amounts stay
 * numbers in the unit of the currency. Without it amounts are in đồng. A `MessagesProvider` stands
 * around it, not in it.
 */
export function MoneyProvider({ currency, locale, children }: MoneyProviderProps) {
  const outer = useContext(MessagesContext);
  const value = useMemo(() => {
    const amount = new Intl.NumberFormat(locale, { style: 'currency', currency });
    const number = new Intl.NumberFormat(locale);
    return {
      ...outer,
      price: { ...priceMessages, ...outer.price, format: amount.format },
      priceFilter: {
        ...priceFilterMessages,
        ...outer.priceFilter,
        format: number.format,
        currency,
      },
    };
  }, [outer, currency, locale]);
  return <MessagesContext value={value}>{children}</MessagesContext>;
}
