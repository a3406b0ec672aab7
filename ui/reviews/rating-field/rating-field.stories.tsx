import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RatingField } from './rating-field.tsx';

const meta = {
  title: 'Reviews (danh gia)/RatingField',
  component: RatingField,
  args: { value: undefined, onChange: fn() },
  parameters: { state: { value: 'onChange' } },
} satisfies Meta<typeof RatingField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Bạn chấm mấy sao?' })).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(5);
  },
};

/** The arrow keys move between the stars. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole('radio', { name: '3 sao, bình thường' })).toBeChecked();
    await expect(canvas.getByText('Bình thường')).toBeVisible();
  },
};

export const ByClick: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const five = canvas.getByRole('radio', { name: '5 sao, rất hài lòng' });
    await userEvent.click(five);
    await expect(args.onChange).toHaveBeenCalledWith(5);
    await expect(five).toBeChecked();
  },
};

export const WithError: Story = {
  args: { error: 'Vui lòng chọn số sao.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Vui lòng chọn số sao.',
    );
  },
};
