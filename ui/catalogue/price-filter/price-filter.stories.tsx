import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FormEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { PriceFilter } from './price-filter.tsx';

const submit = fn((event: FormEvent) => event.preventDefault());

const meta = {
  title: 'Catalogue (cua hang)/PriceFilter',
  component: PriceFilter,
  args: { onApply: fn() },
  decorators: [(Story) => <div className='flex min-h-60 items-start'>{Story()}</div>],
} satisfies Meta<typeof PriceFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Closed, without a limit. */
export const Default: Story = {};

/** Clicks and keys, as a visitor uses them. */
export const Interaction: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const summary = canvas.getByText('Giá:').closest('summary');
    await step('open it by keyboard and type both limits', async () => {
      await userEvent.tab();
      await expect(summary).toHaveFocus();
      await userEvent.click(canvas.getByText('Giá:'));
      await userEvent.type(canvas.getByLabelText('Giá từ'), '200.000');
      await userEvent.type(canvas.getByLabelText('Giá đến'), '500k{Enter}');
    });
    await expect(args.onApply).toHaveBeenCalledWith('200.000', '500k');
    await step('applying closes it and moves the focus back', async () => {
      await expect(canvas.getByLabelText('Giá từ')).not.toBeVisible();
      await expect(summary).toHaveFocus();
    });
    summary?.blur();
  },
};

/** Both limits are set. */
export const Limited: Story = {
  args: { min: 200_000, max: 1_500_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('200.000 – 1.500.000')).toBeVisible();
    await expect(canvas.getByLabelText('Giá đến')).toHaveValue('1.500.000');
  },
};

/** Open on a phone, with one limit. */
export const OpenOnPhone: Story = {
  args: { max: 1_000_000_000_000 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByText('Giá:'));
    await expect(canvas.getByText('đến 1.000.000.000.000')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await step('Escape and a press outside close it', async () => {
      await userEvent.type(canvas.getByLabelText('Giá từ'), '{Escape}');
      await expect(canvas.getByLabelText('Giá từ')).not.toBeVisible();
      await userEvent.click(canvas.getByText('Giá:'));
      await userEvent.click(document.body);
      await expect(canvas.getByLabelText('Giá từ')).not.toBeVisible();
    });
    await userEvent.click(canvas.getByText('Giá:'));
    (document.activeElement as HTMLElement).blur();
  },
};

/** Enter in another field submits the form, and leaves the closed filter alone. */
export const EnterElsewhere: Story = {
  decorators: [
    (Story) => (
      <form onSubmit={submit}>
        <label>
          Tìm kiếm <input className='border border-field bg-surface' />
        </label>
        {Story()}
      </form>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    submit.mockClear();
    const input = canvas.getByLabelText('Tìm kiếm');
    await userEvent.type(input, 'nhẫn{Enter}');
    await expect(submit).toHaveBeenCalledOnce();
    await expect(args.onApply).not.toHaveBeenCalled();
    await expect(input).toHaveFocus();
    await userEvent.clear(input);
    input.blur();
  },
};

/** A form sends both texts without scripts. */
export const InForm: Story = {
  args: { min: 200_000 },
  decorators: [(Story) => <form aria-label='Lọc'>{Story()}</form>],
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect([...new FormData(form).entries()]).toEqual([['min', '200.000'], ['max', '']]);
  },
};
