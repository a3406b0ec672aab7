import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { PromoBox, type PromoBoxProps } from './promo-box.tsx';

const meta = {
  title: 'Cart (gio hang)/PromoBox',
  component: PromoBox,
  args: { code: '', onCodeChange: fn(), onApply: fn() },
  parameters: { state: { code: 'onCodeChange' } },
  decorators: [(Story) => <div className='max-w-90'>{Story()}</div>],
} satisfies Meta<typeof PromoBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button or Enter submits the trimmed code. Spaces alone are not submitted. */
export const Default: Story = {};

/** Clicks and keys, as a visitor uses them. */
export const Interaction: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Mã giảm giá');
    const button = canvas.getByRole('button', { name: 'Xác nhận' });
    await userEvent.type(input, '  {Enter}');
    await expect(args.onApply).not.toHaveBeenCalled();
    await expect(button).toBeDisabled();
    await userEvent.type(input, 'WELCOME10 {Enter}');
    await expect(args.onApply).toHaveBeenLastCalledWith('WELCOME10');
    await userEvent.click(button);
    await expect(args.onApply).toHaveBeenCalledTimes(2);
  },
};

export const Busy: Story = {
  args: { code: 'WELCOME10', busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Mã giảm giá'), '{Enter}');
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

const refusal = 'Mã giảm giá chỉ dùng cho đơn hàng đầu tiên.';

function Refused(args: PromoBoxProps) {
  const [error, setError] = useState<string>();
  return <PromoBox {...args} error={error} onApply={() => setError(refusal)} />;
}

/** The error is shown below the field. The focus does not move. */
export const WithError: Story = {
  args: { code: 'WELCOME10' },
  render: (args) => <Refused {...args} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Mã giảm giá');
    const button = canvas.getByRole('button', { name: 'Xác nhận' });
    await userEvent.click(button);
    await expect(canvas.getByText(refusal)).toBeVisible();
    await expect(button).toHaveFocus();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(refusal);
  },
};

function Removable(args: PromoBoxProps) {
  const [applied, setApplied] = useState(args.applied);
  return (
    <PromoBox
      {...args}
      applied={applied}
      onApply={(code) => setApplied({ code, message: 'Giảm 10% giá trị hàng: −158.000 VNĐ' })}
      onRemove={() => {
        args.onRemove?.();
        setApplied(undefined);
      }}
    />
  );
}

/** A code is accepted, then removed. The focus moves to the replacing element. */
export const AppliedAndRemoved: Story = {
  args: { code: 'WELCOME10', onRemove: fn() },
  render: (args) => <Removable {...args} />,
  play: async ({ args, canvas, step, userEvent }) => {
    await step('apply the code', async () => {
      await userEvent.type(canvas.getByLabelText('Mã giảm giá'), '{Enter}');
      await expect(canvas.getByRole('status')).toHaveTextContent('WELCOME10');
      await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    });
    await step('remove the code', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bỏ mã WELCOME10' }));
      await expect(args.onRemove).toHaveBeenCalledOnce();
      await waitFor(() => expect(canvas.getByLabelText('Mã giảm giá')).toHaveFocus());
    });
  },
};

/** A code that was accepted before the first render does not take the focus. */
export const Applied: Story = {
  args: {
    applied: { code: 'WELCOME10', message: 'Giảm 10% giá trị hàng: −158.000 VNĐ' },
    onRemove: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).not.toHaveFocus();
  },
};

/** At the checkout the code can no longer be removed. */
export const AppliedWithoutRemoval: Story = {
  args: { applied: Applied.args?.applied },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('WELCOME10');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const PhoneWidth: Story = {
  args: { code: 'KHUYENMAITETNGUYENDAN2027', error: 'Không tìm thấy mã giảm giá này.' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** The mail can be sent again where the code is refused for an unverified e-mail address. */
export const Unverified: Story = {
  args: {
    code: 'WELCOME10',
    error: 'Vui lòng xác thực email của bạn để dùng mã WELCOME10.',
    onResend: fn(() => Promise.resolve({})),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi lại email xác thực' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
    await expect(args.onApply).not.toHaveBeenCalled();
    await expect(canvas.getByText('Email xác thực đã được gửi lại thành công!')).toBeVisible();
  },
};
