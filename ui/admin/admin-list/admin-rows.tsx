import { type DragEvent, type ReactNode, useState } from 'react';
import { Link } from '../../primitives/link/link.tsx';

/** Column of a table, and a part of a card. */
export interface AdminColumn<Row> {
  title: string;
  /** Returns the content; nothing is shown on a card if it is `null` or empty. */
  cell: (row: Row) => ReactNode;
  /** Returns the content on a card. @default that of the table */
  card?: (row: Row) => ReactNode;
  /**
   * Place on a card without the title: beside the name, on a line below it, or at one end of such a
   * line. @default a line that begins with the title
   */
  place?: 'beside' | 'line' | 'left' | 'right';
  /** `true` for an amount, which is aligned to the right. @default false */
  numeric?: boolean;
}

export interface AdminRowsProps<Row> {
  /** Columns; the first one names the row. */
  columns: readonly AdminColumn<Row>[];
  /** Rows to show. */
  rows: readonly Row[];
  /** Returns the key of a row. */
  keyOf: (row: Row) => string | number;
  /** Returns the URL of a row. @default rows have none */
  hrefOf?: (row: Row) => string;
  /** Selection of rows by boxes, such as for one change of all of them. @default none */
  selection?: {
    has: (row: Row) => boolean;
    toggle: (row: Row) => void;
    /** Returns the label of a box. */
    label: (row: Row) => string;
  };
  /**
   * Called with a row of the table that the pointer has dragged, and its new place, the first of
   * which is 0. Buttons must offer the same to the keyboard. @default rows stay
   */
  onReorder?: (row: Row, place: number) => void;
}

/** Rows as cards on a phone, and as a table on a wide screen. */
export function AdminRows<Row>(props: AdminRowsProps<Row>) {
  return (
    <>
      <Cards {...props} />
      <Table {...props} />
    </>
  );
}

function Name({ href, children }: { href?: string; children: ReactNode }) {
  return href
    ? (
      <Link href={href} className='break-words after:absolute after:inset-0 after:rounded-card'>
        {children}
      </Link>
    )
    : children;
}

/** Box that selects a row. It lies above the link that covers the row. */
function SelectBox<Row>(
  { row, has, toggle, label }: { row: Row } & NonNullable<AdminRowsProps<Row>['selection']>,
) {
  return (
    <label className='relative z-10 -m-2 flex size-11 shrink-0 items-center justify-center'>
      <input
        type='checkbox'
        checked={has(row)}
        onChange={() => toggle(row)}
        aria-label={label(row)}
        className='size-5 accent-jade'
      />
    </label>
  );
}

const belowClass: Record<string, string> = {
  line: 'col-span-2',
  left: 'col-start-1',
  right: 'col-start-2 text-right',
};

function Cards<Row>({ columns, rows, keyOf, hrefOf, selection }: AdminRowsProps<Row>) {
  const [name, ...others] = columns;
  return (
    <ul className='grid grid-cols-1 gap-3 lg:hidden'>
      {rows.map((row) => {
        const cells = others
          .map(({ cell, card = cell, ...column }) => ({ ...column, content: card(row) }))
          .filter(({ content }) => content !== null && content !== '' && content !== undefined);
        const below = cells.filter(({ place }) => place && place in belowClass);
        const titled = cells.filter(({ place }) => place === undefined);
        return (
          <li
            key={keyOf(row)}
            className='relative min-h-18 rounded-card border border-line bg-surface p-4 has-[a:hover]:border-jade'
          >
            <div className='flex items-center justify-between gap-3 font-semibold'>
              {selection && <SelectBox row={row} {...selection} />}
              <div className='mr-auto min-w-0 break-words'>
                <Name href={hrefOf?.(row)}>{(name?.card ?? name?.cell)?.(row)}</Name>
              </div>
              {cells.filter(({ place }) => place === 'beside').map(({ title, content }) => (
                <div key={title} className='max-w-[65%] shrink-0 text-right'>
                  <span className='sr-only'>{`${title}: `}</span>
                  {content}
                </div>
              ))}
            </div>
            {below.length > 0 && (
              <div className='mt-1 grid grid-cols-[1fr_auto] items-baseline gap-x-3 text-sm text-ink-soft tabular-nums'>
                {below.map(({ title, place, content }) => (
                  <div key={title} className={`min-w-0 break-words ${belowClass[place!]}`}>
                    {content}
                  </div>
                ))}
              </div>
            )}
            {titled.length > 0 && (
              <dl className='mt-1 grid gap-x-3 text-sm'>
                {titled.map(({ title, numeric, content }) => (
                  <div key={title} className='flex items-baseline justify-between gap-4'>
                    <dt className='shrink-0 text-ink-soft'>{title}</dt>
                    <dd
                      className={`min-w-0 text-right break-words ${numeric ? 'tabular-nums' : ''}`}
                    >
                      {content}
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const aligned = (numeric = false) => numeric ? 'text-right tabular-nums whitespace-nowrap' : '';

function Table<Row>(
  { columns, rows, keyOf, hrefOf, selection, onReorder }: AdminRowsProps<Row>,
) {
  const drag = useDrag(rows, onReorder);
  return (
    <div className='hidden overflow-x-auto rounded-card border border-line bg-surface lg:block'>
      <table className='w-full text-left text-[14px] leading-snug'>
        <thead className='text-ink-soft'>
          <tr>
            {selection && <td className='w-11' />}
            {columns.map(({ title, numeric }) => (
              <th
                key={title}
                scope='col'
                className={`px-3 py-2.5 font-normal ${aligned(numeric)}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr
              key={keyOf(row)}
              {...drag?.(place)}
              className={`relative border-t border-line data-target:bg-jade-soft ${
                hrefOf ? 'hover:bg-jade-soft' : ''
              }`}
            >
              {selection && (
                <td className='h-10 px-3 py-2'>
                  <SelectBox row={row} {...selection} />
                </td>
              )}
              {columns.map(({ title, cell, numeric }, index) =>
                index === 0
                  ? (
                    <th
                      key={title}
                      scope='row'
                      className='h-10 px-3 py-2 align-middle font-semibold'
                    >
                      <Name href={hrefOf?.(row)}>{cell(row)}</Name>
                    </th>
                  )
                  : (
                    <td
                      key={title}
                      className={`h-10 px-3 py-2 align-middle ${aligned(numeric)}`}
                    >
                      {cell(row)}
                    </td>
                  )
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Returns the attributes of a row that can be dragged to another place. */
function useDrag<Row>(rows: readonly Row[], onReorder: AdminRowsProps<Row>['onReorder']) {
  const [dragged, setDragged] = useState<number>();
  const [target, setTarget] = useState<number>();
  const end = () => {
    setDragged(undefined);
    setTarget(undefined);
  };
  if (!onReorder) return undefined;
  return (place: number) => ({
    draggable: true,
    'data-target': dragged !== undefined && place === target ? '' : undefined,
    onDragStart: () => setDragged(place),
    onDragOver(event: DragEvent) {
      if (dragged === undefined) return;
      event.preventDefault();
      setTarget(place);
    },
    onDragEnd: end,
    onDrop(event: DragEvent) {
      event.preventDefault();
      const row = dragged === undefined ? undefined : rows[dragged];
      if (row !== undefined && dragged !== place) onReorder(row, place);
      end();
    },
  });
}
