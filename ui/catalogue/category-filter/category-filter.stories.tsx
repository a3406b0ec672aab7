import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CategoryFilter } from './category-filter.tsx';

const meta = {
  title: 'Cửa hàng/CategoryFilter',
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

/** One select until a category is chosen. */
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

/** Both are sent by a form, without any script. */
export const InForm: Story = {
  args: { ...WithSubCategory.args },
  decorators: [(Story) => <form aria-label='Lọc'>{Story()}</form>],
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect([...new FormData(form).entries()]).toEqual([
      ['category', 'Vòng Tay'],
      ['subCategory', 'Cao Cấp'],
    ]);
  },
};

export const PhoneWidth: Story = {
  args: { ...WithSubCategory.args },
  globals: { viewport: { value: 'phone' } },
};
