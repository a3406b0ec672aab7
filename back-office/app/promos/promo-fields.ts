import type { AdminField } from '@thach-an/ui/admin';
import data from './promo-fields.json' with { type: 'json' };

const { fields, percent } = data as { fields: readonly AdminField[]; percent: AdminField };

/**
 * Returns the fields of a promo code of a kind. A share in percent has no dots that separate
 * thousands: 7.5 is no 75.
 */
export const promoFieldsOf = (kind: unknown): readonly AdminField[] =>
  kind === 'amount' ? fields : fields.map((field) => field.name === 'value' ? percent : field);
