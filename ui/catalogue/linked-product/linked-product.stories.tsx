import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { bracelet } from '../product.sample.ts';
import { LinkedProduct } from './linked-product.tsx';

const meta = {
  title: 'Cửa hàng/LinkedProduct',
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

/** After hydration, the popup is all there is. */
export const Popup: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(`Chi tiết: ${bracelet.name}`)).toBeVisible();
    await expect(canvasElement.querySelector('noscript')).toBeNull();
  },
};

/** Before, there is no popup, and the detail is there for those without scripts only. */
export const Asleep: Story = {
  args: { hydrated: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('noscript')).not.toBeNull();
    await expect(canvas.queryByText(`Chi tiết: ${bracelet.name}`)).toBeNull();
  },
};

export const Gone: Story = {
  args: { product: null, children: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/không còn được bán/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** The notice cannot be taken away by a page that is not hydrated. */
export const GoneAsleep: Story = {
  args: { product: null, hydrated: false, children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/không còn được bán/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
