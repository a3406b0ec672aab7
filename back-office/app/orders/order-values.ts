import {
  type AddressScheme,
  type DivisionNames,
  formatAddress,
  pickAddress,
  type StaffOrder,
} from '@thach-an/edge-api/contract';
import { type AddressValues, noChoice, placeNames } from '@thach-an/ui';
import { addressFormMessages, orderFormMessages, type OrderFormProps } from '@thach-an/ui/admin';
import { fromFieldValue, toFieldValue } from '../edit/field-values.ts';

/** Products with their quantities, as the form shows them. */
export type OrderLines = OrderFormProps['lines'];

/** Values of the form of an order. */
export type OrderValues = Pick<AddressValues, keyof AddressValues> & {
  /** Names of the divisions; empty ones if none was chosen. */
  place: DivisionNames;
  lines: OrderLines;
  /** Discount in đồng as typed, of an order that is edited. */
  discount?: string;
};

const noPlace: DivisionNames = placeNames(noChoice);

export const emptyOrder: OrderValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  street: '',
  place: noPlace,
  lines: [],
};

/** Returns the values of the form that edits an order. */
export function toOrderValues({ address, items, discount }: StaffOrder): OrderValues {
  return {
    ...pickAddress(address, ['firstName', 'lastName', 'email', 'phone', 'street']),
    // In the sequence of a place that is chosen, with which it is compared.
    place: pickAddress(address, Object.keys(noPlace) as (keyof DivisionNames)[]),
    lines: items.map(({ productId, name, price, quantity }) => (
      { productId, name, price, quantity }
    )),
    discount: String(toFieldValue('money', discount)),
  };
}

/** Returns the input of an operation with the values that are given. */
export function toOrderInput(
  { place, lines, discount, ...texts }: Partial<OrderValues>,
  scheme: AddressScheme | undefined,
) {
  const address = { ...texts, ...place && { scheme, ...place } };
  return {
    ...Object.keys(address).length === 0 ? {} : { address },
    ...lines && { items: lines.map(({ productId, quantity }) => ({ productId, quantity })) },
    ...discount === undefined ? {} : { discount: fromFieldValue('money', discount) ?? 0 },
  };
}

/** Returns the field of the form that shows an error of a path. */
export function orderFieldOf(path: string): string {
  const [, name] = /(?:^|\.)address\.(\w+)$/.exec(path) ?? [];
  return name === undefined ? path.replace('changes.', '') : name in emptyOrder ? name : 'place';
}

const labels: Readonly<Record<string, string>> = {
  ...addressFormMessages,
  place: 'Nơi giao',
  lines: orderFormMessages.products,
  discount: orderFormMessages.discount,
};

/** Returns the name of a field in words. */
export const orderLabelOf = (name: string): string => labels[name] ?? name;

/** Returns the value of a field in words. */
export function describeOrderValue(name: string, value: unknown): string {
  if (name === 'place') return formatAddress(value as DivisionNames);
  if (name === 'discount') return `${value} VNĐ`;
  if (name !== 'lines') return String(value);
  return (value as OrderLines).map(({ name, quantity }) => `${quantity} × ${name}`).join('\n');
}
