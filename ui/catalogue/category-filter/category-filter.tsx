import type { ReactNode } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { FilterSelect, type FilterSelectProps } from '../filter-select/filter-select.tsx';
import { categoryFilterMessages } from './category-filter-messages.ts';

export interface CategoryFilterProps extends Pick<FilterSelectProps, 'revision'> {
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
  /** Further filters beside these. @default undefined */
  children?: ReactNode;
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
  revision,
  children,
}: CategoryFilterProps) {
  const messages = useMessages('categoryFilter', categoryFilterMessages);
  return (
    <div data-slot='category-filter' className='flex flex-wrap gap-3 md:flex-nowrap'>
      <FilterSelect
        label={messages.category}
        name='category'
        options={categories}
        value={category}
        onChange={onCategoryChange}
        revision={revision}
      />
      {category !== '' && subCategories.length > 0 && (
        <>
          {/* Without scripts, another category is sent with the subcategory of this one. */}
          <input type='hidden' name='subCategoryOf' value={category} />
          <FilterSelect
            key={category}
            label={messages.subCategory}
            name='subCategory'
            options={subCategories}
            value={subCategory}
            onChange={onSubCategoryChange}
            revision={revision}
          />
        </>
      )}
      {children}
    </div>
  );
}
