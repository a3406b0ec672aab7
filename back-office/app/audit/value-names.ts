import {
  dataRequestChannelNames,
  dataRequestNames,
  orderStatusNames,
  roleNames,
} from '@thach-an/edge-api/contract';
import type { AdminField } from '@thach-an/ui/admin';
import { describeValue } from '../edit/describe-value.ts';
import { describeField, labelOf } from '../products/product-values.ts';
import { promoFieldsOf } from '../promos/promo-fields.ts';
import { settingGroups, withOwnForm } from '../settings/setting-fields.ts';
import names from './logged-names.json' with { type: 'json' };
import values from './logged-values.json' with { type: 'json' };

const times = ['at', 'confirmedAt'];
const amounts = ['amount', 'discount', 'paid', 'refundable', 'refunded', 'returnedAmount'];
const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...values,
  channel: dataRequestChannelNames,
  kind: dataRequestNames,
  role: roleNames,
  status: { ...values.status, ...orderStatusNames },
};

/** Returns the field of an area without a form of its own. */
function fieldOf(name: string): AdminField {
  return {
    name,
    label: (names as Readonly<Record<string, string>>)[name] ?? name,
    kind: times.includes(name) ? 'time' : amounts.includes(name) ? 'money' : 'text',
    options: Object.entries(choices[name] ?? {}).map(([value, label]) => ({ value, label })),
  };
}

/** Returns the name and the value of a changed field in words. */
export function nameValue(operation: string, field: string, value: unknown): [string, string] {
  const [area] = operation.split('.');
  if (area === 'settings' || area === 'shipping') {
    const form = withOwnForm.get(field);
    if (form) return [form, value ? '(đã đặt)' : '(trống)'];
    const setting = settingGroups.flatMap(({ fields }) => fields)
      .find(({ name }) => name === field);
    // A setting that was not changed before has the value of the program.
    return [setting?.label ?? field, value === null ? '(mặc định)' : describeValue(setting, value)];
  }
  if (area === 'products') return [labelOf(field), describeField(field, value)];
  // A discount is a share, which is at most 100, or an amount.
  const promo = area === 'promos' &&
    promoFieldsOf(Number(value) > 100 ? 'amount' : 'percent').find(({ name }) => name === field);
  const logged = promo || fieldOf(field);
  return [logged.label, value === null ? '(trống)' : describeValue(logged, value)];
}
