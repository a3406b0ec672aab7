import { bankNames } from '@thach-an/edge-api/contract';
import type { AdminField } from '@thach-an/ui/admin';
import groups from './setting-groups.json' with { type: 'json' };

export interface SettingGroup {
  title: string;
  /** Beginning of the keys of its settings, such as `contact.`. */
  prefixes: readonly string[];
  fields: readonly AdminField[];
}

/** Banks by name, in alphabetical order. */
const banks = Object.entries(bankNames).map(([value, label]) => ({ value, label }))
  .sort((a, b) => a.label.localeCompare(b.label, 'vi'));

/** Labels of the settings with a form of their own. */
export const withOwnForm: ReadonlyMap<string, string> = new Map([
  ['home.picture', 'Ảnh đầu trang chủ'],
  ['notice.symbol', 'Biểu tượng đã thông báo'],
  ['shipping.groups', 'Phí theo nhóm tỉnh thành'],
  ['shipping.weightSteps', 'Phụ phí theo khối lượng'],
]);

/** Settings of the shop in the sequence of the page. */
export const settingGroups: readonly SettingGroup[] = (groups as SettingGroup[]).map(
  ({ fields, ...group }) => ({
    ...group,
    fields: fields.map((field) =>
      field.name === 'transfer.bank'
        ? { ...field, options: [...field.options ?? [], ...banks] }
        : field
    ),
  }),
);

const bankKeys = ['transfer.bank', 'transfer.account', 'transfer.name'];

/**
 * Returns the problems of a bank account that is changed and has only some of its parts: the shop
 * would take no transfers.
 */
export function findBankIssues(
  changes: Readonly<Record<string, unknown>>,
  stored: Readonly<Record<string, unknown>>,
): { path: string; message: string }[] {
  const values = { ...stored, ...changes };
  const missing = bankKeys.filter((key) => !String(values[key] ?? '').trim());
  if (missing.length === bankKeys.length || !bankKeys.some((key) => key in changes)) return [];
  const message =
    'Điền đủ ngân hàng, số tài khoản và chủ tài khoản, hoặc bỏ cả ba để không nhận chuyển khoản.';
  return missing.map((path) => ({ path, message }));
}

/**
 * Returns the groups with all settings of the server: a setting without a label has its key as
 * label, at the end of its group or in one of its own.
 */
export function groupSettings(values: Readonly<Record<string, string | number>>): SettingGroup[] {
  const known = new Set(settingGroups.flatMap(({ fields }) => fields.map(({ name }) => name)));
  const others = Object.entries(values)
    .filter(([key]) => !known.has(key) && !withOwnForm.has(key)).map(([key, value]) => ({
      name: key,
      label: key,
      kind: typeof value === 'number' ? 'number' : 'text',
    } as const));
  const belongs = (prefixes: readonly string[]) => ({ name }: AdminField) =>
    prefixes.some((prefix) => name.startsWith(prefix));
  const rest = others.filter((field) =>
    !settingGroups.some(({ prefixes }) => belongs(prefixes)(field))
  );
  return [
    ...settingGroups.map((group) => ({
      ...group,
      fields: [...group.fields, ...others.filter(belongs(group.prefixes))]
        .filter(({ name }) => name in values),
    })),
    ...rest.length > 0 ? [{ title: 'Khác', prefixes: [], fields: rest }] : [],
  ];
}
