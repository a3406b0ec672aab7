import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { NameSection } from './name-section.tsx';

const meta = {
  title: 'Account (tai khoan)/NameSection',
  component: NameSection,
  args: { name: 'Nguyễn Thị Hồng Ánh', onSave: fn(() => Promise.resolve({})) },
  decorators: [(Story) => <div className='max-w-170'>{Story()}</div>],
} satisfies Meta<typeof NameSection>;
export default meta;
type Story = StoryObj<typeof NameSection>;

const change = 'Đổi họ tên';

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nguyễn Thị Hồng Ánh')).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};

/** Changed by keyboard alone. The focus returns to the button. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const field = canvas.getByLabelText('Họ và tên');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription('Vui lòng nhập họ tên.');
    await userEvent.keyboard(' Lê An {Enter}');
    await expect(args.onSave).toHaveBeenCalledWith('Lê An');
    await waitFor(() => expect(canvas.getByRole('button', { name: change })).toHaveFocus());
  },
};

/** A refusal is shown at the field and keeps what was typed. */
export const Refused: Story = {
  args: {
    onSave: () => Promise.resolve({ errors: { name: 'Họ tên có ký tự không hợp lệ.' } }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: change }));
    const field = canvas.getByLabelText('Họ và tên');
    await userEvent.type(field, '!{Enter}');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription('Họ tên có ký tự không hợp lệ.');
    await expect(field).toHaveValue('Nguyễn Thị Hồng Ánh!');
  },
};

/** After a failure the form can be sent again. */
export const FailedOnPhone: Story = {
  args: { onSave: () => Promise.resolve({ error: 'Có lỗi xảy ra, vui lòng thử lại' }) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: change }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Có lỗi xảy ra');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Lưu' })).toHaveFocus());
  },
};

export const Busy: Story = {
  args: { onSave: () => new Promise(() => {}) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: change }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await expect(canvas.getByRole('button', { name: 'Đang xử lý...' })).toBeDisabled();
  },
};

/** A long name without spaces wraps. */
export const LongNameOnPhone: Story = {
  args: { name: 'nguyenthihonganh'.repeat(6) },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
