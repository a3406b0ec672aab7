import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framed, pageParameters } from '../../layout/shop-frame/framed.sample.tsx';
import { ErrorPage } from './error-page.tsx';

const meta = {
  title: 'Trang/Lỗi',
  component: ErrorPage,
  args: { kind: 'broken' },
  decorators: [framed()],
  parameters: pageParameters,
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Something broke: the page can be loaded again, and nothing is lost. */
export const Broken: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Unexpected Application Error!',
    );
    // The page's own address.
    await expect(canvas.getByText('Tải lại trang')).toHaveProperty('href', location.href);
  },
};

export const BrokenOnPhone: Story = {
  ...Broken,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};
