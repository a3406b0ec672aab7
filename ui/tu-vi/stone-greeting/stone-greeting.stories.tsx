import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { suggestions } from '../stone-suggestions/suggestions.sample.ts';
import { StoneGreeting } from './stone-greeting.tsx';

const meta = {
  title: 'Birth chart (tu vi)/StoneGreeting',
  component: StoneGreeting,
  args: {
    name: 'Lê Thị Quỳnh',
    menh: 'Kim',
    suggestions: suggestions.slice(0, 4),
    hrefFor: ({ _id }) => `/?product=${_id}`,
    onAdd: fn(),
  },
} satisfies Meta<typeof StoneGreeting>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The link leads to the switch that ends the greeting. */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Đá hợp với Lê Thị Quỳnh' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bật/tắt gợi ý' }))
      .toHaveAttribute('href', '/account');
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
};

/** A long name without spaces does not widen the page. */
export const LongNameOnPhone: Story = {
  args: { name: 'Nguyễn'.repeat(16) },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
