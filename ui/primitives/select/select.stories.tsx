import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Select, SelectField } from './select.tsx';

const options = ['Hũ Đá', 'Vòng Tay', 'Móc Khóa'];

const meta = {
  title: 'Primitives (thanh phan)/Select',
  component: Select,
  args: {
    'aria-label': 'Danh mục',
    defaultValue: 'Vòng Tay',
    onChange: fn(),
    children: options.map((name) => <option key={name}>{name}</option>),
  },
  decorators: [(Story) => <div className='max-w-80'>{Story()}</div>],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a visitor uses them. */
export const Interaction: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Danh mục' });
    await expect(select).toHaveValue('Vòng Tay');
    await step('it is reached by keyboard, and at least 44 px high', async () => {
      await userEvent.tab();
      await expect(select).toHaveFocus();
      await expect(select.offsetHeight).toBeGreaterThanOrEqual(44);
    });
    await userEvent.selectOptions(select, 'Hũ Đá');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.selectOptions(select, 'Vòng Tay');
    select.blur();
  },
};

/** As high as a button, in filters. */
export const Compact: Story = {
  args: { compact: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox').offsetHeight).toBe(44);
  },
};

/** In a field of a form, with an error. */
export const InField: Story = {
  render: (args) => (
    <SelectField
      {...args}
      label='Giờ sinh'
      error='Vui lòng chọn giờ sinh.'
      aria-label={undefined}
    />
  ),
  play: async ({ canvas }) => {
    const select = canvas.getByLabelText('Giờ sinh');
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('Vui lòng chọn giờ sinh.');
  },
};

/** A long option ends before the chevron. */
export const LongOption: Story = {
  args: {
    compact: true,
    defaultValue: undefined,
    children: <option>Vòng cổ bình an khấu cẩm thạch xanh kèm dây đan tay kiểu cổ điển</option>,
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
