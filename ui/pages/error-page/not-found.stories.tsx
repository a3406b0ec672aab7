import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framed, pageParameters } from '../../layout/shop-frame/framed.sample.tsx';
import { ErrorPage } from './error-page.tsx';

const meta = {
  title: 'Pages (trang)/ErrorPage: not found',
  component: ErrorPage,
  args: { kind: 'not-found' },
  decorators: [framed()],
  tags: ['!autodocs'],
  parameters: pageParameters,
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Unknown URL, with a link to the home page. */
export const NotFound: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Không tìm thấy trang',
    );
    await expect(canvas.getByRole('link', { name: 'Về trang chủ' })).toHaveAttribute('href', '/');
  },
};

export const NotFoundOnPhone: Story = {
  ...NotFound,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};
