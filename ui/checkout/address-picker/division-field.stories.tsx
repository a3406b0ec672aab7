import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DivisionField, type DivisionFieldProps } from './division-field.tsx';
import { districts, fullAddress, noWards, wards } from './division.sample.ts';

const meta = {
  title: 'Checkout (thanh toan)/DivisionField',
  component: DivisionField,
  args: {
    level: 'district',
    value: null,
    divisions: districts,
    onChange: fn(),
    onRetry: fn(),
  },
  decorators: [(Story) => <div className='max-w-90'>{Story()}</div>],
} satisfies Meta<typeof DivisionField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const district = canvas.getByLabelText('Quận/Huyện');
    await step('a click opens the list', async () => {
      await userEvent.click(district);
      await expect(await screen.findAllByRole('option')).toHaveLength(8);
    });
    await step('Escape closes it without a choice', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await expect(district).toHaveValue('');
      await expect(args.onChange).not.toHaveBeenCalled();
      district.blur();
    });
  },
};

export const Chosen: Story = {
  args: { level: 'ward', divisions: wards, value: fullAddress.ward },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText('Phường/Xã')).toHaveValue('Phường Thạch Thang');
    await expect(canvasElement.querySelector('input[name=ward]')).toHaveValue('20236');
  },
};

/** The level above is not chosen yet. */
export const Idle: Story = {
  args: { divisions: { state: 'idle' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Quận/Huyện')).toBeDisabled();
  },
};

export const Loading: Story = {
  args: { divisions: { state: 'loading' } },
  play: async ({ canvas }) => {
    const district = canvas.getByLabelText('Quận/Huyện');
    await expect(district).toBeDisabled();
    await expect(district).toHaveAttribute('placeholder', 'Đang tải…');
  },
};

function Retryable({ divisions, onRetry, ...args }: DivisionFieldProps) {
  const [shown, setShown] = useState(divisions);
  const retry = () => {
    onRetry();
    setShown({ state: 'loading' });
  };
  return <DivisionField {...args} divisions={shown} onRetry={retry} />;
}

/** A list that could not be loaded can be requested again. The focus stays in the field. */
export const Retry: Story = {
  args: { divisions: { state: 'failed' } },
  render: (args) => <Retryable {...args} />,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const district = canvas.getByLabelText('Quận/Huyện');
    await expect(district).toHaveAccessibleDescription('Không thể tải danh sách quận/huyện');
    await expect(canvas.getByText('Không thể tải danh sách quận/huyện').closest('[aria-live]'))
      .toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(district).toHaveAttribute('placeholder', 'Đang tải…');
    await expect(canvas.queryByRole('button', { name: 'Thử lại' })).toBeNull();
    await expect(canvasElement.contains(document.activeElement)).toBe(true);
  },
};

export const ProvincesFailed: Story = {
  args: { level: 'province', divisions: { state: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Không thể tải danh sách tỉnh/thành phố')).toBeVisible();
  },
};

export const WardsFailed: Story = {
  args: { level: 'ward', divisions: { state: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Không thể tải danh sách phường/xã')).toBeVisible();
  },
};

/** Five island districts have no wards. */
export const NoWards: Story = {
  args: { level: 'ward', divisions: noWards },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const ward = canvas.getByLabelText('Phường/Xã');
    await expect(ward).toBeDisabled();
    await expect(ward).toHaveAttribute('placeholder', 'Quận/huyện này không có phường/xã');
  },
};

/** The form announces an error of the choice, and the field of the first one takes the focus. */
export const WithError: Story = {
  args: { error: 'Vui lòng chọn quận/huyện.' },
  play: async ({ args, canvas }) => {
    const district = canvas.getByLabelText('Quận/Huyện');
    await expect(district).toBeInvalid();
    await expect(district).toHaveAccessibleDescription(args.error);
    await expect(canvas.getByText(args.error!).closest('[aria-live]'))
      .toHaveAttribute('aria-live', 'off');
  },
};
