import type { AdminResults } from '@thach-an/edge-api';
import { AdminFields, type FieldValue } from '@thach-an/ui/admin';
import { Button, Notice } from '@thach-an/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { AdminError, run } from '../api/admin-api.ts';
import { describeValue } from '../edit/describe-value.ts';
import { EditForm } from '../edit/edit-form.tsx';
import { fromFieldValues, toFieldValue } from '../edit/field-values.ts';
import { useEdit } from '../edit/use-edit.ts';
import { usePermissions } from '../session/use-member.ts';
import { shopKey } from '../shell/use-shop.ts';
import { findBankIssues, groupSettings, withOwnForm } from './setting-fields.ts';
import type { UploadedHeroPicture } from '@thach-an/edge-api/contract';
import { UploadChoice } from '../pictures/upload-choice.tsx';
import { uploadHero, uploadPicture } from '../pictures/upload-picture.ts';

type Values = Readonly<Record<string, string | number>>;

/** Settings of the shop at a version. */
type StoredSettings = AdminResults['settings.get'];

export default function SettingsPage() {
  const { data, error } = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => run('settings.get', {}, { signal }),
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

/** Settings that are edited by choosing a picture. */
const [heroKey, symbolKey] = ['home.picture', 'notice.symbol'];

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
        ...[heroKey, symbolKey].map((key) => [key, String(values[key] ?? '')]),
      ]);
    },
    async save(changes, base) {
      const issues = findBankIssues(changes, flatten(base));
      if (issues[0]) throw new AdminError(issues[0].message, 422, 'BROKEN_RULE', issues);
      return await run('settings.save', {
        version: base.version,
        changes: fromFieldValues(fields, changes),
      });
    },
    onSaved(saved) {
      client.setQueryData(['settings'], saved);
      void client.invalidateQueries({ queryKey: ['shop'] });
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
          : name === symbolKey && value !== ''
          ? 'Ảnh đã chọn'
          : describeValue(fieldOf(name), value)}
    >
      {groups.map(({ title, prefixes, fields }) => (
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
          {prefixes.includes('notice.') && (
            <div className='mt-4'>
              <SymbolField
                value={String(edit.values[symbolKey] ?? '')}
                error={edit.errors[symbolKey]}
                onChange={(value) => edit.set(symbolKey, value)}
                readOnly={readOnly}
              />
            </div>
          )}
        </section>
      ))}
    </EditForm>
  );
}

interface PictureFieldProps {
  /** Stored value; empty if no picture was chosen. */
  value: string;
  onChange: (value: string) => void;
  error?: string;
}

/** Symbol of the shop's record at the authority, whose value is the name of its file. */
function SymbolField(
  { value, onChange, error, readOnly }: PictureFieldProps & { readOnly: boolean },
) {
  return (
    <UploadChoice
      title='Biểu tượng đã thông báo'
      label={value ? 'Đổi ảnh' : 'Chọn ảnh'}
      hint='Ảnh do cơ quan quản lý cấp, hiện ở chân trang khi đã có trang thông báo.'
      error={error}
      readOnly={readOnly}
      onChoose={async (file) => onChange((await uploadPicture(file, () => {})).name)}
      actions={value && <Button variant='quiet' onClick={() => onChange('')}>Bỏ</Button>}
    >
      {value && <img src={`/images/${value}`} alt='Biểu tượng hiện tại' className='h-14 w-auto' />}
    </UploadChoice>
  );
}

/** Picture at the top of the home page, whose value is JSON. */
function HeroField({ value, onChange, error }: PictureFieldProps) {
  const picture: UploadedHeroPicture | undefined = value === '' ? undefined : JSON.parse(value);
  return (
    <UploadChoice
      title='Ảnh đầu trang chủ'
      label={picture ? 'Đổi ảnh' : 'Chọn ảnh'}
      hint='Ảnh ngang, rộng từ 1.600 px. Để thoáng bên trái cho dòng chữ, sản phẩm ở bên phải.'
      error={error}
      onChoose={async (file) => onChange(JSON.stringify(await uploadHero(file)))}
      actions={picture && (
        <Button variant='quiet' onClick={() => onChange('')}>
          Dùng ảnh mẫu
        </Button>
      )}
    >
      {picture && (
        <img
          src={`/images/${picture.wide.image}`}
          alt='Ảnh hiện tại'
          width={picture.wide.width}
          height={picture.wide.height}
          className='h-auto w-60 max-w-full rounded-field'
        />
      )}
    </UploadChoice>
  );
}
