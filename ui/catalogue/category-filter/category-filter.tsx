import { ChevronDown } from '../../primitives/icons.ts';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

export interface CategoryFilterProps {
  categories: readonly string[];
  /** Those of the chosen category. */
  subCategories: readonly string[];
  /** The chosen category; empty for all. */
  category: string;
  /** The chosen subcategory; empty for all. */
  subCategory: string;
  onCategoryChange?: (category: string) => void;
  onSubCategoryChange?: (subCategory: string) => void;
}

/**
 * Chooses a category, and a subcategory once there is a category. Both are the browser's own selects: they
 * work in a form before hydration, and a phone shows its own picker.
 */
export function CategoryFilter({
  categories,
  subCategories,
  category,
  subCategory,
  onCategoryChange,
  onSubCategoryChange,
}: CategoryFilterProps) {
  return (
    <div data-slot='category-filter' className='flex flex-wrap gap-3 sm:flex-nowrap'>
      <Choice
        label='Danh mục'
        name='category'
        options={categories}
        value={category}
        onChange={onCategoryChange}
      />
      {category !== '' && subCategories.length > 0 && (
        <Choice
          key={category}
          label='Phân loại'
          name='subCategory'
          options={subCategories}
          value={subCategory}
          onChange={onSubCategoryChange}
        />
      )}
    </div>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  options: readonly string[];
  value: string;
  onChange?: (value: string) => void;
}

function Choice({ label, name, options, value, onChange }: ChoiceProps) {
  const id = useId();
  // The choice stands at once, also while the page for it is still on its way.
  const [chosen, setChosen] = useState(value);
  const [given, setGiven] = useState(value);
  if (given !== value) {
    setGiven(value);
    setChosen(value);
  }
  // Chosen before hydration.
  const select = useRef<HTMLSelectElement>(null);
  const early = useRef(value);
  useLayoutEffect(() => {
    early.current = select.current?.value ?? value;
    if (early.current !== value) setChosen(early.current);
  }, []);
  useEffect(() => {
    if (early.current !== value) onChange?.(early.current);
  }, []);
  return (
    <div className='min-w-36 grow basis-0 sm:w-48 sm:flex-none'>
      <label htmlFor={id} className='mb-1 block font-semibold'>{label}</label>
      <div className='relative'>
        <select
          ref={select}
          id={id}
          name={name}
          value={chosen}
          onChange={(event) => {
            setChosen(event.currentTarget.value);
            onChange?.(event.currentTarget.value);
          }}
          className='min-h-11 w-full appearance-none rounded-field border border-field bg-surface py-2 pr-10 pl-3 text-ellipsis'
        >
          <option value=''>Tất cả</option>
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
