import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SectionSheet, type SectionSheetProps } from './section-sheet.tsx';

function Stateful(props: SectionSheetProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type='button' onClick={() => setOpen(true)}>Thêm</button>
      <SectionSheet {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const meta = {
  title: 'Back office (quan tri)/SectionSheet',
  component: SectionSheet,
  globals: { viewport: { value: 'phone' } },
  args: {
    open: true,
    onClose: fn(),
    links: [
      { href: '/orders', label: 'Đơn hàng', current: false },
      { href: '/products', label: 'Sản phẩm', current: false },
      { href: '/customers', label: 'Khách hàng', current: false },
      { href: '/promos', label: 'Mã giảm giá', current: false },
      { href: '/settings', label: 'Thiết lập', current: true },
      { href: '/staff', label: 'Nhân viên', current: false },
    ],
  },
} satisfies Meta<typeof SectionSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first four sections are in the bar of the phone. */
export const Default: Story = {};

/** Clicks and keys, as a member of staff uses them. */
export const Interaction: Story = {
  play: async ({ args, userEvent }) => {
    const menu = within(await screen.findByRole('dialog', { name: 'Mục quản trị' }));
    await expect(menu.getAllByRole('link').map(({ textContent }) => textContent))
      .toEqual(['Thiết lập', 'Nhân viên']);
    await userEvent.click(menu.getByRole('button', { name: 'Đóng' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The closed list gives the focus back. */
export const GivesFocusBack: Story = {
  render: (args) => <Stateful {...args} />,
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Thêm' });
    await userEvent.click(more);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
  },
};
