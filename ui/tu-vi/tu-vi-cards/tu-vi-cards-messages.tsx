import type { ReactNode } from 'react';

/** Texts around the result cards of a birth chart. */
export const tuViCardsMessages = {
  /** Names the shop on the printed chart. */
  madeBy: (shop: ReactNode): ReactNode => <>Lá số được lập tại {shop}</>,
};
