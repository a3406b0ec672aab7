import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { BulkChange } from './bulk-change.tsx';

const meta = {
  title: 'Back office (quan tri)/BulkChange',
  component: BulkChange,
  args: {
    count: 2,
    values: { action: '' },
    places: [
      { value: 'vong-tay', label: 'Vòng Tay · Phong Thủy' },
      { value: 'cay-da', label: 'Cây Đá · Để Bàn' },
    ],
    onChange: fn(),
    onApply: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof BulkChange>;
export default meta;
type Story = StoryObj<typeof meta>;

const preview = [
  { name: 'Cây đá thạch anh hồng', text: 'Giá bán 350.000 VNĐ → 315.000 VNĐ' },
  { name: 'Cây đá mã não', text: 'Giá bán 420.000 VNĐ → 378.000 VNĐ' },
];

const findDialog = async () => within(await screen.findByRole('dialog', { name: /^Sửa / }));

export const Default: Story = {};

export const Price: Story = {
  args: { values: { action: 'price', percent: '-10' }, preview },
};

/** A change of the action, and the button of the change. */
export const Interaction: Story = {
  args: { values: { action: 'price', percent: '-10' }, preview },
  play: async ({ args, userEvent }) => {
    const dialog = await findDialog();
    await userEvent.selectOptions(dialog.getByLabelText('Việc cần làm'), 'Chuyển danh mục');
    await expect(args.onChange).toHaveBeenLastCalledWith('action', 'move');
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Áp dụng' }));
    await expect(args.onApply).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Đóng' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Move: Story = {
  args: { values: { action: 'move', place: '' } },
  play: async ({ args, userEvent }) => {
    const dialog = await findDialog();
    await userEvent.selectOptions(dialog.getByLabelText('Danh mục mới'), 'Cây Đá · Để Bàn');
    await expect(args.onChange).toHaveBeenLastCalledWith('place', 'cay-da');
  },
};

/** All products have the chosen state already. */
export const NothingChanges: Story = {
  args: { values: { action: 'hide' }, preview: [] },
  play: async () => {
    await expect((await findDialog()).getByText('Không có gì thay đổi.')).toBeVisible();
  },
};

/** Many products with long names; the preview scrolls. */
export const ManyOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    count: 40,
    values: { action: 'price', percent: '5' },
    preview: Array.from({ length: 40 }, (_, index) => ({
      name: `Vòng tay đá mắt hổ nâu vàng tự nhiên phối charm tỳ hưu bạc 925 · ${index + 10} cm`,
      text: 'Giá bán 1.250.000 VNĐ → 1.313.000 VNĐ; Giá gốc 1.500.000 VNĐ → 1.575.000 VNĐ',
    })),
  },
};

export const Failed: Story = {
  args: {
    values: { action: 'price', percent: '-100' },
    error: 'Giá giảm nhiều nhất 90 %.',
  },
  play: async () => {
    await expect((await findDialog()).getByRole('alert')).toBeVisible();
  },
};

export const Busy: Story = {
  args: { values: { action: 'price', percent: '-10' }, preview, busy: true },
  play: async ({ args, userEvent }) => {
    const button = (await findDialog()).getByRole('button', { name: 'Đang thực hiện...' });
    await userEvent.click(button);
    await expect(args.onApply).not.toHaveBeenCalled();
    button.blur();
  },
};
