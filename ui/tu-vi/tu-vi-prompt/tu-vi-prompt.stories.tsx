import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TuViPrompt } from './tu-vi-prompt.tsx';

const meta = {
  title: 'Birth chart (tu vi)/TuViPrompt',
  component: TuViPrompt,
  args: { onBack: fn() },
} satisfies Meta<typeof TuViPrompt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a visitor uses them. */
export const Interaction: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Vui lòng nhập thông tin để xem phân tích.')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const PhoneWidth: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, step, userEvent }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await step('return to the form', async () => {
      const back = canvas.getByRole('button', { name: 'Nhập thông tin' });
      await userEvent.click(back);
      await expect(args.onBack).toHaveBeenCalledOnce();
      back.blur();
    });
  },
};
