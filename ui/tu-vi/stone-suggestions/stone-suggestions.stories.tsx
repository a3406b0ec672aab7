import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { StoneSuggestions } from './stone-suggestions.tsx';
import { suggestions } from './suggestions.sample.ts';

const meta = {
  title: 'Birth chart (tu vi)/StoneSuggestions',
  component: StoneSuggestions,
  args: {
    suggestions,
    hrefFor: ({ _id }) => `/store?product=${_id}`,
    quantities: { [suggestions[1]!.product._id]: 2 },
    onAdd: fn(),
  },
} satisfies Meta<typeof StoneSuggestions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each product is below its reason, and can be added to the cart. */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
};

/** Clicks and keys, as a visitor uses them. */
export const Interaction: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(8);
    const [first, second] = items.map((item) => within(item));
    await expect(first!.getByText(suggestions[0]!.reason)).toBeVisible();
    await expect(second!.getByRole('button', { name: /^Đã thêm \(2\)/ })).toBeVisible();
    const button = first!.getByRole('button', { name: /^Thêm vào giỏ/ });
    await userEvent.click(button);
    await expect(args.onAdd).toHaveBeenCalledWith(
      suggestions[0]!.product,
      expect.any(HTMLImageElement),
    );
    button.blur();
  },
};

/** The cards of a row begin at the same height, whatever the length of their reasons. */
export const PhoneWidth: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect().top);
    for (let row = 0; row < tops.length; row += 2) await expect(tops[row]).toBe(tops[row + 1]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
