import { Field, Select } from '@thach-an/ui';
import type { ListFilters } from './use-list.ts';

export interface FilterChoiceProps {
  filters: ListFilters;
  name: string;
  label: string;
  /** Choices; the empty value is that of no filter. */
  options: readonly { value: string; label: string }[];
}

export function FilterChoice({ filters, name, label, options }: FilterChoiceProps) {
  return (
    <Field label={label} className='min-w-0 lg:w-56'>
      {(control) => (
        <Select
          {...control}
          value={filters.get(name) ?? ''}
          onChange={({ target }) => filters.set({ [name]: target.value })}
        >
          {options.map(({ value, label }) => <option key={value} value={value}>{label}</option>)}
        </Select>
      )}
    </Field>
  );
}
