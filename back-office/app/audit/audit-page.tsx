import { formatDateTime, Link } from '@thach-an/ui';
import { AdminList } from '@thach-an/ui/admin';
import { useQuery } from '@tanstack/react-query';
import { run } from '../api/admin-api.ts';
import { FilterChoice } from '../list/filter-choice.tsx';
import { PeriodFilter, readPeriod } from '../list/period-filter.tsx';
import { useList, useListFilters } from '../list/use-list.ts';
import { nameChange, operationNames, subjectHref } from './operation-names.ts';
import { nameValue } from './value-names.ts';

const actorNames: Readonly<Record<string, string>> = {
  cli: 'Dòng lệnh',
  system: 'Hệ thống',
};

const choicesOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** Log of the changes by staff, with its filters in the address. */
export default function AuditPage() {
  const filters = useListFilters();
  const [actor, operation, subject] = ['actor', 'operation', 'subject'].map(filters.get);
  const { props } = useList(
    'audit.list',
    filters,
    { actor, operation, subject, ...readPeriod(filters) },
    Number,
  );
  const { data: members } = useQuery({
    queryKey: ['staff', 'list', {}],
    queryFn: () => run('staff.list', {}),
  });
  const people = members?.items.map(({ id, name, email }) => ({
    value: `staff ${id}`,
    label: name || email,
  })) ?? [];
  const nameOf = (value: string) =>
    actorNames[value] ?? people.find((one) => one.value === value)?.label ?? value;
  const all = { value: '', label: 'Tất cả' };
  return (
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
          <PeriodFilter filters={filters} />
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
        { title: 'Việc', cell: nameChange },
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
          cell: ({ operation, subject, subjectName }) => (
            <Link
              href={subjectHref(operation, subject) ?? filters.hrefOf({ subject })}
              className={`text-jade underline ${subjectName ? '' : 'whitespace-nowrap'}`}
            >
              {subjectName ?? (subject.length > 12 ? `${subject.slice(0, 8)}…` : subject)}
            </Link>
          ),
        },
        { title: 'Trước', cell: ({ operation, before }) => describe(operation, before) },
        { title: 'Sau', cell: ({ operation, after }) => describe(operation, after) },
      ]}
    />
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
