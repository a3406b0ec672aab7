import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageError } from './page-error.tsx';

const meta = {
  title: 'Layout (khung trang)/PageError',
  component: PageError,
  args: {
    title: 'Không tìm thấy trang',
    sentence: 'Đường dẫn có thể đã cũ. Mời bạn trở về trang chủ hoặc vào cửa hàng.',
    action: { label: 'Về trang chủ', href: '/' },
  },
} satisfies Meta<typeof PageError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Không tìm thấy');
  },
};

export const Unexpected: Story = {
  args: {
    title: 'Unexpected Application Error!',
    sentence: 'Đã có lỗi xảy ra. Mời bạn tải lại trang.',
  },
  play: async ({ canvas, step, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Về trang chủ' });
    await step('Tab focuses the link to the home page', async () => {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await expect(link).toHaveAttribute('href', '/');
    });
    link.blur();
  },
};

export const PhoneWidth: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').clientHeight).toBeGreaterThanOrEqual(44);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
