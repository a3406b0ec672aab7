import { type ChartGreeting, homeHref } from '@thach-an/edge-api/contract';
import { StoneGreeting } from '@thach-an/ui';
import { accountApi, callAccount } from '../account/account-calls.ts';
import { addAtHome } from '../cart/add-to-cart.ts';
import { useCart } from '../cart/browser-cart.ts';
import { useLoaded } from '../shell/use-loaded.ts';
import { useSuggestions } from './use-suggestions.ts';

/** Maximum number of products, one row on a wide screen. */
const limit = 4;

export interface HomeGreetingProps {
  token: string;
}

/**
 * Renders stones for the saved chart of a customer who asked for it. They are loaded in the browser
 * after the page, which is the same for everyone.
 */
export default function HomeGreeting({ token }: HomeGreetingProps) {
  const { value: greeting } = useLoaded(token, async () => {
    const result = await callAccount(
      token,
      (options) => accountApi.charts.greeting.$get({}, options),
    );
    return result.kind === 'done' ? result.data.greeting ?? undefined : undefined;
  });
  return greeting ? <Greeting {...greeting} /> : null;
}

function Greeting({ name, menh, weakest }: ChartGreeting) {
  const cart = useCart();
  const { suggestions } = useSuggestions({ menh, weakest }, limit);
  if (!suggestions || suggestions.length === 0) return null;
  return (
    <StoneGreeting
      name={name}
      menh={menh}
      suggestions={suggestions}
      hrefFor={({ _id }) => homeHref({ product: _id })}
      quantities={cart}
      onAdd={addAtHome}
    />
  );
}
