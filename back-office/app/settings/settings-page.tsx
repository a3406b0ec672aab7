import { AdminFields, type FieldValue } from '@thach-an/ui/admin';
import { Notice } from '@thach-an/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { run } from '../api/admin-api.ts';
import { describeValue } from '../edit/describe-value.ts';
import { EditForm } from '../edit/edit-form.tsx';
import { fromFieldValues, toFieldValue } from '../edit/field-values.ts';
import { useEdit } from '../edit/use-edit.ts';
import { usePermissions } from '../session/use-member.ts';
import { shopKey } from '../shell/use-shop.ts';
import { HeroField } from './hero-field.tsx';
import { groupSettings, withOwnForm } from './setting-fields.ts';

type Values = Readonly<Record<string, string | number>>;

/** Settings of the shop at a version. */
interface StoredSettings {
  version: number;
  settings: Readonly<Record<string, string | number | Values>>;
}

export default function SettingsPage() {
  const { data, error } = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => run<StoredSettings>('settings.get', {}, { signal }),
  });
  return (
    <>
      <title>Thiết lập · Quản trị</title>
      <h1 className='mb-5 text-2xl'>Thiết lập</h1>
      {error && <Notice tone='error'>{error.message}</Notice>}
      {data && <Form stored={data} />}
    </>
  );
}

/** Setting that is edited by choosing a photograph. */
const heroKey = 'home.picture';

const flatten = ({ settings }: StoredSettings): Values =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([key, value]) =>
      typeof value === 'object'
        ? Object.entries(value).map(([name, inner]) => [`${key}.${name}`, inner])
        : [[key, value]]
    ),
  );

function Form({ stored }: { stored: StoredSettings }) {
  const client = useQueryClient();
  const readOnly = !usePermissions()('settings:write');
  const groups = groupSettings(flatten(stored));
  const fields = groups.flatMap((group) => group.fields);
  const edit = useEdit<StoredSettings, Record<string, FieldValue>>({
    row: stored,
    toValues(row) {
      const values = flatten(row);
      return Object.fromEntries([
        ...fields.map(({ name, kind }) => [name, toFieldValue(kind, values[name])]),
        [heroKey, String(values[heroKey] ?? '')],
      ]);
    },
    save: (changes, { version }) =>
      run<StoredSettings>('settings.save', { version, changes: fromFieldValues(fields, changes) }),
    onSaved(saved) {
      client.setQueryData(['settings'], saved);
      client.setQueryData(shopKey, (shop: object) => ({ ...shop, name: saved.settings.name }));
    },
  });
  const fieldOf = (name: string) => fields.find((field) => field.name === name);
  return (
    <EditForm
      edit={edit}
      readOnly={readOnly}
      labelOf={(name) => withOwnForm.get(name) ?? fieldOf(name)?.label ?? name}
      describe={(name, value) =>
        name === heroKey
          ? value === '' ? 'Ảnh mẫu' : 'Ảnh đã chọn'
          : describeValue(fieldOf(name), value)}
    >
      {groups.map(({ title, fields }) => (
        <section key={title} className='mb-8 max-w-170'>
          <h2 className='mb-3 text-xl'>{title}</h2>
          <AdminFields
            fields={fields}
            values={edit.values}
            errors={edit.errors}
            onChange={edit.set}
            readOnly={readOnly}
          />
          {title === 'Trang chủ' && !readOnly && (
            <div className='mt-4'>
              <HeroField
                value={String(edit.values[heroKey] ?? '')}
                error={edit.errors[heroKey]}
                onChange={(value) => edit.set(heroKey, value)}
              />
            </div>
          )}
        </section>
      ))}
    </EditForm>
  );
}
