import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stars } from './stars.tsx';

const meta = {
  title: 'Reviews (danh gia)/Stars',
  component: Stars,
  args: { rating: 4 },
} satisfies Meta<typeof Stars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4 trên 5 sao' })).toBeVisible();
  },
};

/** A mean value fills a part of a star. */
export const Fractions: Story = {
  render: () => (
    <div className='flex flex-col gap-2'>
      {[1, 2.5, 3.3, 4.6, 5].map((rating) => <Stars key={rating} rating={rating} />)}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4,6 trên 5 sao' })).toBeVisible();
    await expect(canvas.getAllByRole('img')).toHaveLength(5);
  },
};
