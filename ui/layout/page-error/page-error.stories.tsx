import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageError } from './page-error.tsx';

const meta = {
  title: 'Khung trang/PageError',
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
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
