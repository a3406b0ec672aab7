import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LunarPlayground } from './lunar-playground.tsx';

const meta = {
  title: 'Foundations (nen tang)/Lunar calendar (lich am)',
  component: LunarPlayground,
  tags: ['!autodocs'],
} satisfies Meta<typeof LunarPlayground>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

/** First half hour of Tết 2026 in Vietnam. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '17/2/2026 00:30 in Asia/Ho_Chi_Minh',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Ngày 1 tháng 1 năm Bính Ngọ (2026)',
    );
  },
};

export const OnPhone: Story = { ...Default, globals: phone };

/** The same instant in Paris, where it is the day before. */
export const OtherTimeZone: Story = {
  args: { timeZone: 'Europe/Paris' },
  // Differs from the default only in texts.
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('16/2/2026 18:30 in Europe/Paris');
    await expect(canvas.getByRole('status')).toHaveTextContent('Ngày 29 tháng 12 năm Ất Tỵ (2025)');
  },
};

/** A day in the leap month 6 of 2025. */
export const LeapMonth: Story = {
  args: { instant: '2025-08-01T05:00' },
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ngày 8 tháng 6 nhuận năm Ất Tỵ');
  },
};

/** The message of the library for a time zone that does not exist. */
export const UnknownTimeZone: Story = {
  args: { timeZone: 'Asia/Hue' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Cannot convert a Date: timeZone must be .+ current value is "Asia\/Hue"$/,
    );
  },
};

/** The error of an empty date. The button sets the current date. */
export const NowAfterEmptyDate: Story = {
  args: { instant: '' },
  // The result depends on the clock.
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('date must be a valid Date');
    await userEvent.click(canvas.getByRole('button', { name: 'Now' }));
    await expect(canvas.getByLabelText('Date and time in UTC')).not.toHaveValue('');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\d+\/\d+\/\d{4} .+Ngày \d+ tháng/);
  },
};

/** Tết 1968 was a day later in the South. All fields are set with the keyboard. */
export const KeyboardOnly: Story = {
  args: { instant: '1968-01-29T05:00' },
  play: async ({ canvas, step }) => {
    const result = canvas.getByRole('status');
    await expect(result).toHaveTextContent('Ngày 1 tháng 1 năm Mậu Thân');
    await step('the time zone is a text field', async () => {
      await userEvent.tab();
      await expect(canvas.getByLabelText('Date and time in UTC')).toHaveFocus();
      await userEvent.tab();
      await userEvent.tab();
      const timeZone = canvas.getByLabelText('Time zone');
      await expect(timeZone).toHaveFocus();
      await userEvent.keyboard('{Control>}a{/Control}Asia/Bangkok');
      await expect(result).toHaveTextContent('29/1/1968 12:00 in Asia/Bangkok');
    });
    await step('an arrow key chooses the calendar of the South', async () => {
      await userEvent.tab();
      await expect(canvas.getByLabelText('vietnam')).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByLabelText('vietnam-south')).toBeChecked();
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'Ngày 30 tháng 12 năm Đinh Mùi',
      );
    });
    await step('an arrow key chooses the gender of the chart', async () => {
      await expect(canvas.getByText(/^Âm nữ/)).toBeVisible();
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByText(/^Âm nam/)).toBeVisible();
    });
  },
};
