import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formatPrice } from '../../primitives/price/format-price.ts';
import { BarChart } from './bar-chart.tsx';

const meta = {
  title: 'Back office (quan tri)/BarChart',
  component: BarChart,
  args: {
    title: 'Doanh thu',
    labelTitle: 'Ngày',
    bars: Array.from(
      { length: 7 },
      (_, index) => ({ label: `${15 + index}/11`, value: index * 1_200_000 }),
    ),
    format: formatPrice,
  },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a member of staff uses them. */
export const Interaction: Story = {
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByText('Xem bảng số liệu');
    await userEvent.click(summary);
    await expect(canvas.getAllByRole('row')).toHaveLength(8);
    await expect(canvas.getByRole('cell', { name: '7.200.000 VNĐ' })).toBeVisible();
    await userEvent.click(summary);
    summary.blur();
  },
};

export const Horizontal: Story = {
  args: {
    title: 'Bán chạy',
    labelTitle: 'Sản phẩm',
    horizontal: true,
    bars: [
      { label: 'Vòng Tay Đá Lưu Ly Thanh Kim, hạt 10 ly, chu vi cổ tay 16 cm', value: 31 },
      { label: 'Hũ Đá Thạch Anh Tím', value: 12 },
    ],
    format: String,
  },
  globals: { viewport: { value: 'phone' } },
};

/** Values of zero have no axis with an invented amount. */
export const Empty: Story = {
  args: { bars: meta.args.bars.map(({ label }) => ({ label, value: 0 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Chưa có số liệu/)).toBeVisible();
    await expect(canvas.queryByText('1 VNĐ')).toBeNull();
  },
};
