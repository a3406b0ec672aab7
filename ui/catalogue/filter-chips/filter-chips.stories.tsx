import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FilterChips } from './filter-chips.tsx';

const meta = {
  title: 'Catalogue (cua hang)/FilterChips',
  component: FilterChips,
  args: {
    category: 'Vòng Tay',
    element: 'Thủy',
    price: { max: 500_000 },
    hrefsWithout: {
      category: '/store?element=Th%E1%BB%A7y',
      subCategory: '/store',
      element: '/store?category=V%C3%B2ng+Tay',
      price: '/store',
      all: '/store',
    },
  },
} satisfies Meta<typeof FilterChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('link', { name: 'Bỏ bộ lọc Hợp mệnh Thủy' });
    await expect(chip).toHaveAttribute('href', '/store?category=V%C3%B2ng+Tay');
    await expect(chip.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByRole('link', { name: 'Bỏ bộ lọc Đến 500.000 VNĐ' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
};

/** Without a filter nothing is rendered. */
export const NoFilter: Story = {
  args: { category: '', element: '', price: {} },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
