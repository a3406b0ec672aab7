import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { Select } from '../../primitives/select/select.tsx';
import { categoryFilterMessages } from '../category-filter/category-filter-messages.ts';

/** Choice of a filter. */
export interface FilterOption {
  /** Value in the form. */
  value: string;
  /** Text of the option. */
  label: string;
}

export interface FilterSelectProps {
  /** Text of the label. */
  label: string;
  /** Name of the select in a form. */
  name: string;
  /** Choices; a text is both value and label. */
  options: readonly (string | FilterOption)[];
  /** Text of the option for the empty value. @default that of the messages */
  emptyLabel?: string;
  /** Selected value; empty for none of the options. */
  value: string;
  /** Called with the new value. @default undefined */
  onChange?: (value: string) => void;
  /**
   * Another text when a change has ended: a selection for which nothing could be loaded is replaced
   * by `value`.
   *
   * @default undefined
   */
  revision?: string;
  /** `true` for a label beside the select instead of above. @default false */
  inline?: boolean;
}

/** A select that filters or sorts a list. It works in a form before hydration. */
export function FilterSelect({
  label,
  name,
  options,
  emptyLabel,
  value,
  onChange,
  revision,
  inline = false,
}: FilterSelectProps) {
  const { all } = useMessages('categoryFilter', categoryFilterMessages);
  const id = useId();
  // The selection is shown immediately, before the page for it has loaded.
  const [selected, setSelected] = useState(value);
  const [previous, setPrevious] = useState({ value, revision });
  if (previous.value !== value || previous.revision !== revision) {
    setPrevious({ value, revision });
    setSelected(value);
  }
  // The visitor may have selected an option before hydration.
  const select = useRef<HTMLSelectElement>(null);
  const initialSelection = useRef(value);
  useLayoutEffect(() => {
    initialSelection.current = select.current?.value ?? value;
    if (initialSelection.current !== value) setSelected(initialSelection.current);
  }, []);
  useEffect(() => {
    if (initialSelection.current !== value) onChange?.(initialSelection.current);
  }, []);
  return (
    <div
      data-slot='filter-select'
      className={inline
        ? 'flex min-w-0 items-center gap-2 max-md:shrink-0'
        : 'max-md:flex max-md:shrink-0 max-md:items-center max-md:gap-2 md:w-48'}
    >
      <label
        htmlFor={id}
        className={`font-semibold max-md:shrink-0 ${inline ? 'shrink-0' : 'block md:mb-1'}`}
      >
        {label}
      </label>
      <Select
        ref={select}
        id={id}
        name={name}
        compact
        className='max-md:w-auto max-md:min-w-36'
        value={selected}
        onChange={(event) => {
          setSelected(event.currentTarget.value);
          onChange?.(event.currentTarget.value);
        }}
      >
        <option value=''>{emptyLabel ?? all}</option>
        {options.map((option) => {
          const { value, label } = typeof option === 'string'
            ? { value: option, label: option }
            : option;
          return <option key={value} value={value}>{label}</option>;
        })}
      </Select>
    </div>
  );
}
