import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MoneyProvider } from './money-provider.tsx';
import { Price } from './price.tsx';

const meta = {
  title: 'Primitives (thanh phan)/Price',
  component: Price,
  args: { value: 1_250_000 },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.250.000 VNĐ')).toBeVisible();
  },
};
export const OnSale: Story = {
  args: { original: 1_500_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.500.000 VNĐ').closest('s')).not.toBeNull();
    await expect(canvas.getByText('−17%')).toBeVisible();
  },
};
/** The lowest of several prices. */
export const From: Story = { args: { from: true } };
export const Large: Story = { args: { original: 1_500_000, size: 'large' } };

/** An original price is shown only if it is higher. */
export const OriginalNotHigher: Story = {
  args: { original: 1_250_000 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('s')).toBeNull();
  },
};
export const Millions: Story = { args: { value: 128_000_000, original: 146_500_000 } };

/** Another currency in the notation of another country, for all amounts in the provider. */
export const OtherCurrency: Story = {
  args: { value: 1250, original: 1499.5 },
  render: (args) => (
    <MoneyProvider currency='EUR' locale='de-DE'>
      <Price {...args} />
    </MoneyProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1\.250,00\s€$/)).toBeVisible();
    await expect(canvas.queryByText(/VNĐ/)).toBeNull();
  },
};
