import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FilterSelect } from './filter-select.tsx';

const meta = {
  title: 'Catalogue (cua hang)/FilterSelect',
  component: FilterSelect,
  args: {
    label: 'Hợp mệnh',
    name: 'element',
    options: ['Kim', 'Mộc', 'Thủy', 'Hỏa', 'Thổ'],
    value: '',
    onChange: fn(),
  },
  decorators: [(Story) => <div className='flex'>{Story()}</div>],
} satisfies Meta<typeof FilterSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a visitor uses them. */
export const Interaction: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByLabelText<HTMLSelectElement>('Hợp mệnh');
    await expect([...select.options].map(({ text }) => text)).toEqual([
      ...['Tất cả', 'Kim', 'Mộc', 'Thủy', 'Hỏa', 'Thổ'],
    ]);
    await userEvent.selectOptions(select, 'Hỏa');
    await expect(args.onChange).toHaveBeenCalledWith('Hỏa');
    await expect(select).toHaveValue('Hỏa');
    await userEvent.selectOptions(select, 'Tất cả');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    select.blur();
  },
};

/** The label is beside the select, and values differ from their texts. */
export const Inline: Story = {
  args: {
    label: 'Sắp xếp',
    name: 'sort',
    emptyLabel: 'Nổi bật',
    options: [
      { value: 'newest', label: 'Mới nhất' },
      { value: 'price-asc', label: 'Giá tăng dần' },
    ],
    value: 'price-asc',
    inline: true,
  },
  play: async ({ canvas }) => {
    const select = canvas.getByLabelText('Sắp xếp');
    await expect(select).toHaveValue('price-asc');
    await expect(select).toHaveDisplayValue('Giá tăng dần');
    const label = canvas.getByText('Sắp xếp');
    await expect(label.getBoundingClientRect().right)
      .toBeLessThan(select.getBoundingClientRect().left);
  },
};

/** The keyboard selects an option by its first letters. */
export const Keyboard: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('reach the select with the Tab key', async () => {
      await userEvent.tab();
      await expect(canvas.getByLabelText('Hợp mệnh')).toHaveFocus();
    });
    canvas.getByLabelText('Hợp mệnh').blur();
  },
};
