import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchX, ShoppingBag } from '../icons.ts';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Primitives (thanh phan)/EmptyState',
  component: EmptyState,
  args: {
    title: 'Giỏ hàng của bạn đang trống',
    children: 'Sản phẩm bạn chọn sẽ hiện ở đây.',
    action: { label: 'Xem Cửa Hàng', href: '/store' },
    icon: <ShoppingBag aria-hidden size={32} strokeWidth={1.5} />,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EmptyCart: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Xem Cửa Hàng' })).toHaveAttribute(
      'href',
      '/store',
    );
  },
};

const clear = fn();

/** The next step can be a button. */
export const NothingFound: Story = {
  args: {
    title: 'Không tìm thấy sản phẩm phù hợp',
    children: 'Thử một từ khác, hoặc bỏ bớt bộ lọc.',
    icon: <SearchX aria-hidden size={32} strokeWidth={1.5} />,
    action: <Button variant='secondary' onClick={clear}>Bỏ bộ lọc</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ bộ lọc' }));
    await expect(clear).toHaveBeenCalled();
  },
};

export const WordsOnly: Story = {
  args: { title: 'Đang cập nhật!', children: undefined, action: undefined, icon: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Đang cập nhật!');
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};

export const PhoneWidth: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Xem Cửa Hàng' });
    await expect(link.clientHeight).toBeGreaterThanOrEqual(44);
    await step('Tab focuses the link', async () => {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    });
    link.blur();
  },
};
