import { ChevronDown } from '../../primitives/icons.ts';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { categoryFilterMessages } from './category-filter-messages.ts';

export interface CategoryFilterProps {
  /** Names of all categories. */
  categories: readonly string[];
  /** Names of the subcategories of the selected category. */
  subCategories: readonly string[];
  /** Selected category; empty for all. */
  category: string;
  /** Selected subcategory; empty for all. */
  subCategory: string;
  /** Called with the new category; empty for all. @default undefined */
  onCategoryChange?: (category: string) => void;
  /** Called with the new subcategory; empty for all. @default undefined */
  onSubCategoryChange?: (subCategory: string) => void;
}

/**
 * Selects a category, and then a subcategory of it. Both are native selects: they work in a form
 * before hydration, and a phone shows its own picker.
 */
export function CategoryFilter({
  categories,
  subCategories,
  category,
  subCategory,
  onCategoryChange,
  onSubCategoryChange,
}: CategoryFilterProps) {
  const messages = useMessages('categoryFilter', categoryFilterMessages);
  return (
    <div data-slot='category-filter' className='flex flex-wrap gap-3 sm:flex-nowrap'>
      <LabelledSelect
        label={messages.category}
        name='category'
        options={categories}
        value={category}
        onChange={onCategoryChange}
      />
      {category !== '' && subCategories.length > 0 && (
        <LabelledSelect
          key={category}
          label={messages.subCategory}
          name='subCategory'
          options={subCategories}
          value={subCategory}
          onChange={onSubCategoryChange}
        />
      )}
    </div>
  );
}

interface LabelledSelectProps {
  label: string;
  name: string;
  options: readonly string[];
  value: string;
  onChange?: (value: string) => void;
}

function LabelledSelect({ label, name, options, value, onChange }: LabelledSelectProps) {
  const messages = useMessages('categoryFilter', categoryFilterMessages);
  const id = useId();
  // The selection is shown immediately, before the page for it has loaded.
  const [selected, setSelected] = useState(value);
  const [previousValue, setPreviousValue] = useState(value);
  if (previousValue !== value) {
    setPreviousValue(value);
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
    <div className='min-w-36 grow basis-0 sm:w-48 sm:flex-none'>
      <label htmlFor={id} className='mb-1 block font-semibold'>{label}</label>
      <div className='relative'>
        <select
          ref={select}
          id={id}
          name={name}
          value={selected}
          onChange={(event) => {
            setSelected(event.currentTarget.value);
            onChange?.(event.currentTarget.value);
          }}
          className='min-h-11 w-full appearance-none rounded-field border border-field bg-surface py-2 pr-10 pl-3 text-ellipsis'
        >
          <option value=''>{messages.all}</option>
          {options.map((option) => <option key={option}>{option}</option>)}
        </select>
        <ChevronDown
          aria-hidden
          size={20}
          className='pointer-events-none absolute inset-y-0 right-3 my-auto text-ink-soft'
        />
      </div>
    </div>
  );
}
