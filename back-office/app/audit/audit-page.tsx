import type { AuditRow, StaffRow } from '@thach-an/edge-api/contract';
import { formatDateTime, Link, TextField } from '@thach-an/ui';
import { AdminList } from '@thach-an/ui/admin';
import { useQuery } from '@tanstack/react-query';
import { run } from '../api/admin-api.ts';
import { fromFieldValue, toFieldValue } from '../edit/field-values.ts';
import { FilterChoice } from '../list/filter-choice.tsx';
import { useList, useListFilters } from '../list/use-list.ts';
import { operationNames, subjectHref } from './operation-names.ts';
import { nameValue } from './value-names.ts';

const actorNames: Readonly<Record<string, string>> = {
  cli: 'Dòng lệnh',
  system: 'Hệ thống',
};

const choicesOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** Length of a day in ms. */
const dayLength = 24 * 60 * 60_000;

const dayOf = (time: number | undefined, shift: number) =>
  time === undefined ? '' : String(toFieldValue('time', time - shift)).slice(0, 10);

/** Log of the changes by staff, with its filters in the address. */
export default function AuditPage() {
  const filters = useListFilters();
  const [actor, operation, subject] = ['actor', 'operation', 'subject'].map(filters.get);
  const readTime = (name: string) => {
    const text = filters.get(name);
    return text === undefined ? undefined : Number(text);
  };
  const [from, to] = [readTime('from'), readTime('to')];
  const { props } = useList<AuditRow>(
    'audit.list',
    filters,
    { actor, operation, subject, from, to },
    Number,
  );
  const { data: members } = useQuery({
    queryKey: ['staff', 'list', {}],
    queryFn: () => run<{ items: StaffRow[] }>('staff.list', {}),
  });
  const people = members?.items.map(({ id, name, email }) => ({
    value: `staff ${id}`,
    label: name || email,
  })) ?? [];
  const nameOf = (value: string) =>
    actorNames[value] ?? people.find((one) => one.value === value)?.label ?? value;
  const all = { value: '', label: 'Tất cả' };
  /** Choice of a day; the log is read up to the end of the last one. */
  const day = (name: 'from' | 'to', label: string, shift = 0) => (
    <TextField
      label={label}
      fieldClassName='min-w-0 lg:w-44'
      type='date'
      value={dayOf(readTime(name), shift)}
      onChange={({ target: { value } }) => {
        const start = value && Number(fromFieldValue('time', `${value}T00:00`)) + shift;
        filters.set({ [name]: start === '' ? undefined : String(start) });
      }}
    />
  );
  return (
    <>
      <title>Nhật ký · Quản trị</title>
      <AdminList
        {...props}
        title='Nhật ký thay đổi'
        filters={
          <>
            <FilterChoice
              filters={filters}
              name='actor'
              label='Người làm'
              options={[all, ...people, ...choicesOf(actorNames)]}
            />
            <FilterChoice
              filters={filters}
              name='operation'
              label='Việc'
              options={[all, ...choicesOf(operationNames)]}
            />
            {day('from', 'Từ ngày')}
            {day('to', 'Đến hết ngày', dayLength)}
            {subject && (
              <Link
                href={filters.hrefOf({ subject: undefined })}
                className='min-h-11 py-2 text-jade'
              >
                Bỏ lọc theo {subject}
              </Link>
            )}
          </>
        }
        empty='Không có thay đổi nào như vậy.'
        keyOf={({ id }) => id}
        columns={[
          { title: 'Việc', cell: ({ operation }) => operationNames[operation] ?? operation },
          { title: 'Người làm', cell: (row) => nameOf(row.actor), place: 'left' },
          {
            title: 'Lúc',
            cell: ({ at }) => (
              <span className='whitespace-nowrap'>
                {formatDateTime(at)}
              </span>
            ),
            place: 'right',
          },
          {
            title: 'Đối tượng',
            cell: ({ operation, subject }) => (
              <Link
                href={subjectHref(operation, subject) ?? filters.hrefOf({ subject })}
                className='whitespace-nowrap text-jade underline'
              >
                {subject.length > 12 ? `${subject.slice(0, 8)}…` : subject}
              </Link>
            ),
          },
          { title: 'Trước', cell: ({ operation, before }) => describe(operation, before) },
          { title: 'Sau', cell: ({ operation, after }) => describe(operation, after) },
        ]}
      />
    </>
  );
}

/** Returns changed values as lines of text. */
function describe(operation: string, values: unknown) {
  if (values === null || values === undefined) return '';
  if (typeof values !== 'object') return String(values);
  return (
    <span className='block max-w-72 text-left break-words'>
      {Object.entries(values).map(([field, value]) => {
        const [name, text] = nameValue(operation, field, value);
        return (
          <span key={field} className='block whitespace-pre-line'>
            <span className='text-ink-soft'>{name}:</span> {text}
          </span>
        );
      })}
    </span>
  );
}
