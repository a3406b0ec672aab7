import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CategoryFilter } from './category-filter.tsx';

const meta = {
  title: 'Catalogue (cua hang)/CategoryFilter',
  component: CategoryFilter,
  args: {
    categories: [
      'Hũ Đá',
      'Vòng Tay',
      'Móc Khóa',
      'Cây Đá',
      'Cầu Thủy Tinh',
      'Nhẫn',
      'Vòng Cổ',
      'Tượng',
    ],
    subCategories: [],
    category: '',
    subCategory: '',
    onCategoryChange: fn(),
    onSubCategoryChange: fn(),
  },
} satisfies Meta<typeof CategoryFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** There is one select until a category is selected. */
export const All: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('combobox')).toHaveLength(1);
    const category = canvas.getByLabelText('Danh mục');
    await userEvent.selectOptions(category, 'Vòng Cổ');
    await expect(args.onCategoryChange).toHaveBeenCalledWith('Vòng Cổ');
    await expect(category).toHaveValue('Vòng Cổ');
  },
};

export const WithSubCategory: Story = {
  args: {
    category: 'Vòng Tay',
    subCategories: ['Phong Thủy', 'Thời Trang', 'Cao Cấp'],
    subCategory: 'Cao Cấp',
  },
  play: async ({ args, canvas, userEvent }) => {
    const sub = canvas.getByLabelText('Phân loại');
    await expect(sub).toHaveValue('Cao Cấp');
    await userEvent.selectOptions(sub, 'Tất cả');
    await expect(args.onSubCategoryChange).toHaveBeenCalledWith('');
  },
};

/** A form sends both values without scripts. */
export const InForm: Story = {
  args: { ...WithSubCategory.args },
  decorators: [(Story) => <form aria-label='Lọc'>{Story()}</form>],
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect([...new FormData(form).entries()]).toEqual([
      ['category', 'Vòng Tay'],
      ['subCategoryOf', 'Vòng Tay'],
      ['subCategory', 'Cao Cấp'],
    ]);
  },
};

/** On a phone the labels stand beside the selects. */
export const PhoneWidth: Story = {
  args: { ...WithSubCategory.args },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, step, userEvent }) => {
    const subCategory = canvas.getByLabelText('Phân loại');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await step('a selection is shown before the page for it has loaded', async () => {
      await userEvent.selectOptions(subCategory, 'Thời Trang');
      await expect(args.onSubCategoryChange).toHaveBeenCalledWith('Thời Trang');
      await expect(subCategory).toHaveValue('Thời Trang');
    });
    await userEvent.selectOptions(subCategory, 'Cao Cấp');
    subCategory.blur();
  },
};
