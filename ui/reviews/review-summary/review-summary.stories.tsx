import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { summary } from '../reviews.sample.ts';
import { ReviewSummary } from './review-summary.tsx';

const meta = {
  title: 'Reviews (danh gia)/ReviewSummary',
  component: ReviewSummary,
  args: { summary },
} satisfies Meta<typeof ReviewSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4,6')).toBeVisible();
    await expect(canvas.getByText('26 đánh giá')).toBeVisible();
    const rows = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(rows).toEqual([
      '5 sao19 đánh giá',
      '4 sao5 đánh giá',
      '3 sao1 đánh giá',
      '2 sao1 đánh giá',
      '1 sao0 đánh giá',
    ]);
  },
};

export const OneReviewOnPhone: Story = {
  args: { summary: { count: 1, average: 2, counts: { 1: 0, 2: 1, 3: 0, 4: 0, 5: 0 } } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
