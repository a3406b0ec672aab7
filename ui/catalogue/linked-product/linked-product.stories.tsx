import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { bracelet } from '../product.sample.ts';
import { LinkedProduct } from './linked-product.tsx';

const meta = {
  title: 'Catalogue (cua hang)/LinkedProduct',
  component: LinkedProduct,
  args: {
    product: bracelet,
    hydrated: true,
    onDismiss: fn(),
    children: <p>Chi tiết: {bracelet.name}</p>,
  },
} satisfies Meta<typeof LinkedProduct>;
export default meta;
type Story = StoryObj<typeof meta>;

/** After hydration only the popup is rendered. */
export const Popup: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(`Chi tiết: ${bracelet.name}`)).toBeVisible();
    await expect(canvasElement.querySelector('noscript')).toBeNull();
  },
};

/** Before hydration the details are in a `<noscript>`, for browsers without scripts. */
export const BeforeHydration: Story = {
  args: { hydrated: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('noscript')).not.toBeNull();
    await expect(canvas.queryByText(`Chi tiết: ${bracelet.name}`)).toBeNull();
  },
};

/** A notice replaces a product that is no longer sold. */
export const Discontinued: Story = {
  args: { product: null, children: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/đã ngừng bán/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** Before hydration the notice has no close button. */
export const DiscontinuedBeforeHydration: Story = {
  args: { product: null, hydrated: false, children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/đã ngừng bán/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
