import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RatingLink } from './rating-link.tsx';

const meta = {
  title: 'Reviews (danh gia)/RatingLink',
  component: RatingLink,
  args: { count: 26, average: 4.6, href: '#danh-gia' },
} satisfies Meta<typeof RatingLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '4,6 trên 5 sao (26 đánh giá)' });
    await expect(link).toHaveAttribute('href', '#danh-gia');
  },
};

/** A product without reviews has no such link. */
export const NoReviews: Story = {
  args: { count: 0, average: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
