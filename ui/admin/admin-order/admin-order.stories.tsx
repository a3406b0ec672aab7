import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { adminOrder } from '../admin-orders.sample.ts';
import { UndoBar } from '../undo-bar/undo-bar.tsx';
import { AdminOrder } from './admin-order.tsx';

const meta = {
  title: 'Back office (quan tri)/AdminOrder',
  component: AdminOrder,
  args: {
    order: adminOrder,
    backHref: '/orders',
    step: { label: 'Đã giao cho đơn vị vận chuyển', hasParcel: true },
    onStep: fn(),
    onCancel: fn(),
    onNote: fn(() => Promise.resolve(true)),
  },
} satisfies Meta<typeof AdminOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Texts of twice their size: the amounts of the items stand below their names. */
export const LargeTextOnPhone: Story = {
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByText('2 × 450.000 VNĐ').getBoundingClientRect();
    const amount = canvas.getByText('900.000 VNĐ').getBoundingClientRect();
    await expect(amount.top).toBeGreaterThanOrEqual(bottom);
  },
};

/** Clicks and keys, as a member of staff uses them. */
export const Interaction: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('3F2A9-1C4D7');
    await expect(canvas.getByRole('link', { name: 'Gọi' })).toHaveAttribute(
      'href',
      'tel:0912345678',
    );
    await expect(canvas.getByRole('link', { name: 'Xem các đơn và ghi chú của khách' }))
      .toHaveAttribute('href', '/customers/4b8c');
    await expect(canvas.getByText('1.441.000 VNĐ')).toBeVisible();
    await step('write a note', async () => {
      const note = canvas.getByLabelText('Ghi chú nội bộ', { selector: 'textarea' });
      await userEvent.type(note, 'Đã gọi');
      await userEvent.click(canvas.getByRole('button', { name: 'Lưu ghi chú' }));
      await expect(args.onNote).toHaveBeenCalledWith('Đã gọi', expect.any(String));
      await expect(note).toHaveValue('');
    });
    await step('hand the parcel over', async () => {
      await userEvent.type(canvas.getByLabelText(/Đơn vị vận chuyển/), 'Viettel Post');
      const next = canvas.getByRole('button', { name: 'Đã giao cho đơn vị vận chuyển' });
      await userEvent.click(next);
      await expect(args.onStep).toHaveBeenCalledWith({
        carrier: 'Viettel Post',
        trackingCode: undefined,
      });
      next.blur();
    });
  },
};

/** A step is taken back by keyboard: the bar is next to the page, which has the focus. */
export const UndoneByKeyboard: Story = {
  parameters: { picture: false },
  render: function Stateful({ step, ...args }) {
    const [isDone, setDone] = useState(false);
    return (
      <AdminOrder
        {...args}
        step={isDone ? undefined : step}
        onStep={() => setDone(true)}
        undo={isDone && (
          <UndoBar duration={3_600_000} onUndo={() => setDone(false)}>Đã chuyển.</UndoBar>
        )}
      />
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvas.getByRole('button', { name: 'Đã giao cho đơn vị vận chuyển' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Đã chuyển.');
    const order = canvasElement.querySelector('[data-slot=admin-order]');
    await waitFor(() => expect(order).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Hoàn tác' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(order).toHaveFocus());
  },
};

/** The customer needs an invoice for a company. */
export const Invoice: Story = {
  args: {
    order: {
      ...adminOrder,
      invoice: {
        company: 'Công ty TNHH Đá Quý Hà Nội',
        taxCode: '0123456789-001',
        address: '12 Hàng Bạc, Phường Hoàn Kiếm, Thành phố Hà Nội',
      },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mã số thuế: 0123456789-001')).toBeVisible();
  },
};

/** A gift, whose giver can be called without its recipient. The address is the recipient's. */
export const Gift: Story = {
  args: {
    order: {
      ...adminOrder,
      address: { ...adminOrder.address, email: 'nguyen.thi.anh.tuyet@example.com' },
      giftNote: 'Chúc mẹ luôn mạnh khỏe.',
      giverPhone: '0987654321',
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Gọi người tặng/ })).toHaveAttribute(
      'href',
      'tel:0987654321',
    );
    await expect(canvas.getByRole('heading', { name: 'Người nhận quà' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Gọi người nhận' })).toBeVisible();
    // The address is not broken.
    const range = new Range();
    range.selectNode(canvas.getByText(/^Email người tặng:/).lastChild!);
    await expect(range.getClientRects()).toHaveLength(1);
  },
};

/** An order that waits because of its customer, who has not confirmed it yet. */
export const Unconfirmed: Story = {
  args: {
    order: {
      ...adminOrder,
      statusName: 'Chờ xác nhận',
      confirmedAt: null,
      blocked: true,
      network: '2001:db8:5f2a::/48',
      expiresAt: adminOrder.createdAt + 86_400_000,
      items: [{ ...adminOrder.items[0]!, name: 'Vòng Cổ Bình An Khấu Hắc Diện Thạch' }],
      timeline: adminOrder.timeline.slice(1),
      notes: [],
    },
    step: { label: 'Nhận đơn' },
    onConfirm: fn(),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const name = canvas.getByText('Vòng Cổ Bình An Khấu Hắc Diện Thạch');
    await expect(name.offsetHeight).toBeLessThan(2 * parseFloat(getComputedStyle(name).lineHeight));
    for (const row of canvasElement.querySelectorAll('div:empty:not([role])')) {
      await expect(row).not.toBeVisible();
    }
    await expect(canvas.getByText('Tự hủy nếu chưa nhận trước 22/11/2026 15:05')).toBeVisible();
    const confirm = canvas.getByRole('button', { name: 'Khách đã xác nhận' });
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    confirm.blur();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** An order of which one unit came back. */
export const PartReturned: Story = {
  args: {
    order: {
      ...adminOrder,
      statusName: 'Đã giao',
      items: adminOrder.items.map((item, index) => index === 0 ? { ...item, returned: 1 } : item),
      returnedAmount: 405_000,
      timeline: [
        {
          kind: 'returned',
          at: adminOrder.createdAt + 1_200_000,
          actor: 'Trần Thị Bình',
          statusName: null,
          text: 'Không vừa cỡ (đã nhận lại: Vòng Tay Đá Mắt Hổ × 1)',
        },
        ...adminOrder.timeline,
      ],
    },
    ...{ step: undefined, onCancel: undefined },
    onReturn: fn(),
    onRefund: fn(),
  },
};

/** An order that a member of staff has created, with payments and items that were cancelled. */
export const History: Story = {
  args: {
    order: {
      ...adminOrder,
      timeline: [
        {
          kind: 'items',
          at: adminOrder.createdAt + 1_200_000,
          actor: 'Trần Thị Bình',
          statusName: null,
          text: 'Hết hàng (đã hủy: Vòng Tay Đá Mắt Hổ × 1)',
        },
        {
          kind: 'paid',
          at: adminOrder.createdAt + 900_000,
          actor: 'sepay',
          statusName: null,
          text: '250.000 VNĐ',
        },
        ...['casso', 'payos', 'sandbox'].map((actor, index) => ({
          kind: 'paid' as const,
          // Two payments of the same second.
          at: adminOrder.createdAt + 600_000,
          ...{ actor, statusName: null, text: `${index + 1}00.000 VNĐ` },
        })),
        {
          kind: 'placed',
          at: adminOrder.createdAt,
          actor: 'Trần Thị Bình',
          statusName: null,
          text: null,
        },
      ],
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('250.000 VNĐ')).toBeVisible();
    for (const name of ['SePay', 'Casso', 'payOS', 'thẻ thử nghiệm']) {
      await expect(canvas.getByText(new RegExp(`^${name}, `))).toBeVisible();
    }
    await expect(canvas.getByText('Cửa hàng tạo đơn')).toBeVisible();
  },
};

/** A parcel on its way, whose number can be corrected. */
export const OnItsWay: Story = {
  args: {
    order: {
      ...adminOrder,
      statusName: 'Đang giao hàng',
      carrier: 'Giao Hàng Nhanh',
      trackingCode: 'GHN5F2A91C4',
    },
    step: { label: 'Khách đã nhận hàng' },
    onCorrectParcel: fn(),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    const correct = canvas.getByRole('button', { name: 'Sửa mã vận đơn' });
    await userEvent.click(correct);
    await expect(args.onCorrectParcel).toHaveBeenCalledOnce();
    correct.blur();
  },
};

/** A member who may only read sees no buttons. */
export const ReadOnly: Story = {
  args: {
    order: {
      ...adminOrder,
      statusName: 'Đã hủy',
      carrier: 'Viettel Post',
      trackingCode: 'VTP123456',
      timeline: [
        {
          kind: 'status',
          at: adminOrder.createdAt + 900_000,
          actor: 'system',
          statusName: 'Đã hủy',
          text: 'Không liên lạc được',
        },
        ...adminOrder.timeline,
      ],
    },
    step: undefined,
    onCancel: undefined,
    onNote: undefined,
    error: 'Đơn hàng vừa được thay đổi ở nơi khác.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Không liên lạc được')).toBeVisible();
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent))
      .toEqual(['Sao chép địa chỉ']);
  },
};
