import { englishAccount } from './english-account.tsx';
import { englishAlmanac } from './english-almanac.ts';
import { englishCatalogue } from './english-catalogue.tsx';
import { englishOrders } from './english-orders.ts';
import { englishCheckout } from './english-checkout.ts';
import { englishLaSo } from './english-la-so.ts';
import { englishLayout } from './english-layout.ts';
import { englishLogIn } from './english-log-in.tsx';
import { englishReviews } from './english-reviews.ts';
import { englishStones } from './english-stones.ts';
import { englishTuVi } from './english-tu-vi.tsx';

/**
 * English texts of all components, for `MessagesProvider`. The contents of a birth chart, such as
 * the description of an element, stay Vietnamese.
 */
export const english = {
  ...englishLayout,
  ...englishCatalogue,
  ...englishCheckout,
  ...englishOrders,
  ...englishReviews,
  ...englishAccount,
  ...englishLogIn,
  ...englishTuVi,
  ...englishLaSo,
  ...englishStones,
  ...englishAlmanac,
};
