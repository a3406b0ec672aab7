import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = {
  title: 'Primitives (thanh phan)/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    links: [
      { label: 'Trang chủ', href: '/' },
      { label: 'Cửa hàng', href: '/store' },
      { label: 'Vòng Tay', href: '/store?category=Vòng+Tay' },
    ],
    current: 'Vòng Tay Đá Mắt Hổ',
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Trang chủ',
      'Cửa hàng',
      'Vòng Tay',
    ]);
    await expect(canvas.getByText('Vòng Tay Đá Mắt Hổ')).toHaveAttribute('aria-current', 'page');
  },
};

/** On a phone it is a link back. */
export const PhoneWidth: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [link, ...others] = canvas.getAllByRole('link');
    await expect(others).toEqual([]);
    await expect(link).toHaveTextContent('Vòng Tay');
    await expect(link?.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};
