import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framed, pageParameters } from '../../layout/shop-frame/framed.sample.tsx';
import { ErrorPage } from './error-page.tsx';

const meta = {
  title: 'Pages (trang)/ErrorPage',
  component: ErrorPage,
  args: { kind: 'unexpected' },
  decorators: [framed()],
  parameters: pageParameters,
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** After an unexpected error the page can be reloaded. The cart is kept. */
export const Unexpected: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Unexpected Application Error!',
    );
    // An empty `href` resolves to the URL of the page.
    await expect(canvas.getByText('Tải lại trang')).toHaveProperty('href', location.href);
  },
};

/** Without a network the page waits for it, and the store is still open. */
export const Offline: Story = {
  args: { kind: 'offline' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Đang mất kết nối mạng',
    );
    await expect(canvas.getByRole('link', { name: 'Xem Cửa Hàng' })).toHaveAttribute(
      'href',
      '/store',
    );
  },
};

export const UnexpectedOnPhone: Story = {
  ...Unexpected,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};
