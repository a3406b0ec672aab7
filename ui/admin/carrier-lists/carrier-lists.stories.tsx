import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CarrierLists } from './carrier-lists.tsx';

const comparison = {
  lines: [
    { line: 2, reference: '7K3M9QXY', orderId: 'a', paid: 260_000, due: 260_000, state: 'equal' },
    {
      line: 3,
      reference: 'QH3CCVK8',
      orderId: 'b',
      paid: 250_000,
      due: 260_000,
      state: 'different',
    },
    {
      line: 4,
      reference: '7K3M9QXY',
      orderId: 'a',
      paid: 260_000,
      due: 260_000,
      state: 'repeated',
    },
    {
      line: 5,
      reference: 'GHN0018273645',
      orderId: null,
      paid: 99_000,
      due: null,
      state: 'unknown',
    },
    { line: 6, reference: 'GN3CAD55', orderId: 'c', paid: 120_000, due: 0, state: 'not-due' },
    {
      line: 7,
      reference: 'H7XK2M4P',
      orderId: 'd',
      paid: null,
      due: 130_000,
      state: 'unreadable',
    },
  ],
  paid: 890_000,
  unknown: 99_000,
  due: 650_000,
} as const;

const meta = {
  title: 'Back office (quan tri)/CarrierLists',
  component: CarrierLists,
  args: {
    carriers: [
      { id: 'ghn', name: 'GHN' },
      { id: 'ghtk', name: 'GHTK' },
      { id: 'viettel-post', name: 'Viettel Post' },
    ],
    onDownload: fn(),
    onCompare: fn(),
  },
} satisfies Meta<typeof CarrierLists>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a member of staff uses them. */
export const Interaction: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step('downloads the file of a carrier', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tải tệp GHTK' }));
      await expect(args.onDownload).toHaveBeenCalledWith('ghtk');
    });
    await step('compares a list', async () => {
      await userEvent.type(canvas.getByLabelText('Danh sách của hãng'), 'Mã đơn;COD');
      await userEvent.click(canvas.getByRole('button', { name: 'Đối soát' }));
      await expect(args.onCompare).toHaveBeenCalledWith('Mã đơn;COD');
    });
  },
};

export const Differences: Story = {
  args: { comparison },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Trả 250.000 VNĐ, phải thu 260.000 VNĐ')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText('Không đọc được số tiền')).toBeVisible();
  },
};

export const DifferencesOnPhone: Story = {
  args: { comparison },
  globals: { viewport: { value: 'phone' } },
};

export const Equal: Story = {
  args: {
    comparison: { lines: comparison.lines.slice(0, 1), paid: 260_000, unknown: 0, due: 260_000 },
  },
};

export const Failed: Story = {
  args: { error: 'Không đọc được danh sách. Dòng đầu cần có tên cột.', onDownload: undefined },
};
