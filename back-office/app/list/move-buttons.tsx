import { useState } from 'react';

interface Named {
  id: string;
  name: string;
}

/** Order of rows, from the first one. */
export interface RowOrder<Row extends Named> {
  rows: readonly Row[];
  /** Called with the new place, the first of which is 0. */
  onMove: (row: Row, place: number) => void;
}

export interface MoveButtonsProps<Row extends Named> extends RowOrder<Row> {
  row: Row;
}

const directions = [['Lên', -1], ['Xuống', 1]] as const;

/** Buttons that move a row up and down, and announce its new place. */
export function MoveButtons<Row extends Named>({ row, rows, onMove }: MoveButtonsProps<Row>) {
  const index = rows.findIndex(({ id }) => id === row.id);
  // Other rows change their places as well.
  const [from, setFrom] = useState<number>();
  return (
    <span
      onBlur={() => setFrom(undefined)}
      className='relative z-10 inline-flex gap-1 max-lg:-mr-2 lg:-my-2'
    >
      {directions.map(([label, step]) => {
        const place = index + step;
        const isPossible = place >= 0 && place < rows.length;
        return (
          <button
            key={label}
            type='button'
            // A disabled button would lose the focus at the end of the list.
            aria-disabled={!isPossible}
            onClick={() => {
              if (!isPossible) return;
              setFrom(index);
              onMove(row, place);
            }}
            className='min-h-11 min-w-11 rounded-field px-2 text-jade hover:bg-jade-soft aria-disabled:text-ink-soft aria-disabled:opacity-50 lg:min-h-8'
          >
            {label}
            <span className='sr-only'>: {row.name}</span>
          </button>
        );
      })}
      <span role='status' className='sr-only'>
        {from !== undefined && from !== index && `Vị trí ${index + 1} trong ${rows.length}`}
      </span>
    </span>
  );
}
