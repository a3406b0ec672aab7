import { formatPrice } from '@thach-an/ui';
import { type ShippingView, workDayNames } from '@thach-an/ui/admin';

type Group = ShippingView['groups'][number];

const describeGroup = ({ name, provinces, fee, freeFrom, time }: Group) => {
  const terms = [formatPrice(fee), freeFrom > 0 && `miễn phí từ ${formatPrice(freeFrom)}`, time];
  return `${name} (${provinces.join(', ')}): ${terms.filter(Boolean).join(', ')}`;
};

/** Returns rules of the delivery in words, for the choice between two changes. */
export function describeShipping(name: string, value: unknown): string {
  if (name === 'workDays') return workDayNames[value as ShippingView['workDays']];
  if (typeof value === 'number') return formatPrice(value);
  if (!Array.isArray(value)) return String(value);
  const parts = name === 'groups'
    ? value.map(describeGroup)
    : value.map(({ above, fee }) => `trên ${above} gam: ${formatPrice(fee)}`);
  return parts.join('; ') || 'không có';
}
