import { Select } from '@thach-an/ui';
import { useId } from 'react';
import type { ListFilters } from './use-list.ts';

export interface FilterChoiceProps {
  filters: ListFilters;
  name: string;
  label: string;
  /** Choices; the empty value is that of no filter. */
  options: readonly { value: string; label: string }[];
}

/** Choice of a filter: on a phone, the label is before the control if both fit on a line. */
export function FilterChoice({ filters, name, label, options }: FilterChoiceProps) {
  const id = useId();
  return (
    <div className='col-span-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 lg:block lg:w-56'>
      <label htmlFor={id} className='w-[6rem] font-semibold lg:mb-1.5 lg:block'>{label}</label>
      <div className='min-w-0 grow basis-[14rem]'>
        <Select
          id={id}
          value={filters.get(name) ?? ''}
          onChange={({ target }) => filters.set({ [name]: target.value })}
        >
          {options.map(({ value, label }) => <option key={value} value={value}>{label}</option>)}
        </Select>
      </div>
    </div>
  );
}
