import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BackLink } from './back-link.tsx';

const meta = {
  title: 'Back office (quan tri)/BackLink',
  component: BackLink,
  args: { href: '/promos', children: 'Mã giảm giá' },
} satisfies Meta<typeof BackLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Mã giảm giá' });
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};
