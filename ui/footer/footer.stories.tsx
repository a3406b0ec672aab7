import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Footer } from './footer.tsx';

const meta = {
  title: 'Khung trang/Footer',
  component: Footer,
  args: {
    brand:
      'Mỗi viên đá ở Thạch An được chọn bằng tay, giữ nguyên vân và màu tự nhiên, kèm lời dặn chăm sóc để bạn gìn giữ lâu dài.',
    social: [
      { name: 'Facebook', href: 'https://www.facebook.com/thachan.example' },
      { name: 'Instagram', href: 'https://www.instagram.com/thachan.example' },
      { name: 'YouTube', href: 'https://www.youtube.com/@thachan.example' },
    ],
    quickLinks: [
      { label: 'Trang chủ', href: '/' },
      { label: 'Về chúng tôi' },
      { label: 'Giao hàng' },
      { label: 'Chính sách và bảo mật' },
    ],
    contact: { phone: '0900 000 000', email: 'lienhe@thachan.example' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveAttribute('id', 'lien-he');
    await expect(canvas.getByRole('link', { name: /0900/ })).toHaveAttribute(
      'href',
      'tel:0900000000',
    );
    await expect(canvas.queryByRole('link', { name: 'Giao hàng' })).toBeNull();
  },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
