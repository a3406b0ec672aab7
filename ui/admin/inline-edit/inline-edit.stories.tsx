import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { InlineEdit } from './inline-edit.tsx';

const meta = {
  title: 'Back office (quan tri)/InlineEdit',
  component: InlineEdit,
  args: {
    text: '350.000 VNĐ',
    action: 'sửa giá Vòng tay đá mắt hổ',
    value: '350.000',
    onOpen: fn(),
    onSave: fn(),
    onClose: fn(),
  },
  render: (args) => (
    <div className='w-60 text-right text-[14px]'>
      <InlineEdit {...args} />
    </div>
  ),
} satisfies Meta<typeof InlineEdit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a member of staff uses them. */
export const Interaction: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /^350\.000 VNĐ.*sửa giá Vòng tay/ });
    await userEvent.click(button);
    await expect(args.onOpen).toHaveBeenCalledOnce();
    button.blur();
  },
};

export const Open: Story = {
  args: { open: true },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Sửa giá Vòng tay đá mắt hổ' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription('Enter để lưu, Esc để thôi');
    await userEvent.keyboard('365.000{Enter}');
    await expect(args.onSave).toHaveBeenLastCalledWith('365.000');
    await expect(args.onClose).not.toHaveBeenCalled();
    field.blur();
    // A changed text stays.
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: {
    open: true,
    error: 'Sản phẩm vừa được thay đổi ở nơi khác. Giá hiện tại: 380.000 VNĐ. Lưu lần nữa để thay.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Giá hiện tại: 380\.000 VNĐ/);
    field.blur();
  },
};

export const Busy: Story = {
  args: { open: true, busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('1{Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
    canvas.getByRole('textbox').blur();
  },
};

/** Escape gives up, and so does leaving an unchanged field. */
export const GivesUp: Story = {
  args: { open: true },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await userEvent.tab();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('1{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await expect(args.onSave).not.toHaveBeenCalled();
    canvas.getByRole('textbox').blur();
  },
};
