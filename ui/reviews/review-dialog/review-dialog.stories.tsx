import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { ReviewDialog } from './review-dialog.tsx';

const product = {
  id: 'vong-tay-mat-ho',
  name: 'Vòng Tay Đá Mắt Hổ',
  image: 'vong-tay-mat-ho.fb5e5805.webp',
};

const meta = {
  title: 'Reviews (danh gia)/ReviewDialog',
  component: ReviewDialog,
  args: {
    product: undefined,
    values: { rating: undefined, text: '', author: 'An' },
    onSubmit: fn(() => Promise.resolve({})),
    onDelete: fn(() => Promise.resolve({})),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 720 } } },
  render: function Stateful(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Đánh giá</Button>
        <ReviewDialog
          {...args}
          product={open ? product : undefined}
          onClose={() => {
            setOpen(false);
            args.onClose();
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof ReviewDialog>;
export default meta;
type Story = StoryObj<typeof ReviewDialog>;

type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

async function openDialog(userEvent: UserEvent) {
  await userEvent.click(screen.getByRole('button', { name: 'Đánh giá' }));
  return await screen.findByRole('dialog', { name: 'Đánh giá sản phẩm' });
}
const send = () => screen.getByRole('button', { name: 'Gửi đánh giá' });
const star = (count: number) => screen.getByRole('radio', { name: new RegExp(`^${count} sao`) });

export const New: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog(userEvent);
    await expect(dialog).toHaveAccessibleDescription(/sau khi cửa hàng duyệt/);
    await expect(screen.queryByRole('button', { name: 'Xóa đánh giá' })).toBeNull();
    await userEvent.click(star(4));
    await userEvent.type(screen.getByLabelText(/^Nhận xét/), '  Đá đẹp ');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(screen.getByLabelText('Tên hiển thị')).toHaveValue('An');
  },
};

/** The dialog closes after a success, and the focus returns to the button. */
export const Sent: Story = {
  play: async ({ args, userEvent }) => {
    await openDialog(userEvent);
    await userEvent.click(star(5));
    await userEvent.type(screen.getByLabelText(/^Nhận xét/), '  Đá đẹp ');
    await userEvent.click(send());
    await expect(args.onSubmit).toHaveBeenCalledWith({ rating: 5, text: 'Đá đẹp', author: 'An' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Đánh giá' })).toHaveFocus());
  },
};

/** A review is still there when its dialog was closed by mistake, until it is sent. */
export const ClosedByMistake: Story = {
  tags: ['!autodocs'],
  play: async ({ userEvent }) => {
    const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openDialog(userEvent);
    await userEvent.click(star(4));
    await userEvent.type(screen.getByLabelText(/^Nhận xét/), 'Đá đẹp');
    await userEvent.keyboard('{Escape}');
    await closed();
    await openDialog(userEvent);
    await expect(star(4)).toBeChecked();
    await expect(screen.getByLabelText(/^Nhận xét/)).toHaveValue('Đá đẹp');
    await userEvent.click(send());
    await closed();
    await openDialog(userEvent);
    await expect(screen.getByLabelText(/^Nhận xét/)).toHaveValue('');
  },
};

/** The first invalid field takes the focus, and nothing is sent. */
export const Invalid: Story = {
  args: { values: { rating: undefined, text: '', author: '' } },
  play: async ({ args, userEvent }) => {
    await openDialog(userEvent);
    await userEvent.click(send());
    const stars = screen.getByRole('radiogroup');
    await waitFor(() => expect(stars).toHaveFocus());
    await expect(stars).toHaveAccessibleDescription('Vui lòng chọn số sao.');
    await expect(screen.getByLabelText('Tên hiển thị')).toHaveAccessibleDescription(
      'Vui lòng nhập tên hiển thị.',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The server's refusal is shown at the field, and what was typed stays. */
export const Refused: Story = {
  args: {
    values: { rating: 5, text: 'Mua ở evil.example', author: 'An' },
    onSubmit: () =>
      Promise.resolve({
        errors: { text: 'Nhận xét không được chứa liên kết hoặc địa chỉ email.' },
      }),
  },
  play: async ({ userEvent }) => {
    await openDialog(userEvent);
    await userEvent.click(send());
    const text = screen.getByLabelText(/^Nhận xét/);
    await waitFor(() => expect(text).toHaveFocus());
    await expect(text).toHaveAccessibleDescription(/liên kết/);
    await expect(text).toHaveValue('Mua ở evil.example');
  },
};

export const Failed: Story = {
  args: {
    values: { rating: 5, text: '', author: 'An' },
    onSubmit: () => Promise.resolve({ error: 'Có lỗi xảy ra, vui lòng thử lại' }),
  },
  play: async ({ userEvent }) => {
    await openDialog(userEvent);
    await userEvent.click(send());
    await expect(await screen.findByRole('alert')).toHaveTextContent('Có lỗi xảy ra');
    await waitFor(() => expect(send()).toHaveFocus());
  },
};

/** Deleting an earlier review takes a second press. */
export const Editing: Story = {
  args: {
    editing: true,
    values: { rating: 4, text: 'Đá mát tay, đeo vừa.', author: 'An' },
  },
  play: async ({ args, userEvent }) => {
    await openDialog(userEvent);
    await expect(star(4)).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Xóa đánh giá' }));
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Bấm lần nữa để xóa' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const EditingOnPhone: Story = {
  args: {
    editing: true,
    values: { rating: 3, text: 'Đá mát tay, đeo vừa.', author: 'An' },
  },
  globals: { viewport: { value: 'phone' }, motion: 'reduced' },
  play: async ({ userEvent }) => {
    const dialog = await openDialog(userEvent);
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBe(innerHeight));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
