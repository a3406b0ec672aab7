import type { Meta, StoryObj } from '@storybook/react-vite';
import type { OrderStatus } from '../../edge-api/contract/orders/order-status.ts';
import type { MailedOrder } from '../../edge-api/mail/compose/messages/mailed-order.ts';
import { transferNewsMail } from '../../edge-api/mail/compose/messages/transfer-news-mail.ts';
import { newOrderMail } from '../../edge-api/mail/compose/messages/new-order-mail.ts';
import { orderChangedMail } from '../../edge-api/mail/compose/messages/order-changed-mail.ts';
import { orderPlacedMail } from '../../edge-api/mail/compose/messages/order-placed-mail.ts';
import { orderStatusMail } from '../../edge-api/mail/compose/messages/order-status-mail.ts';
import { sampleItems, sampleOrder } from '../../edge-api/mail/testing/sample-order.ts';
import { type MailArgs, mailMeta, onPhone, publicUrl, shop } from './mail-story.tsx';

const order: MailedOrder = {
  promoCode: null,
  deposit: 0,
  paidAt: null,
  expiresAt: null,
  paymentSessionId: null,
  version: 0,
  scheme: 'districts',
  serial: null,
  confirmedAt: null,
  carrier: null,
  trackingCode: null,
  claimedAt: null,
  code: null,
  giftNote: null,
  giverPhone: null,
  returnedAmount: 0,
  received: 0,
  buyer: 'Nguyễn Văn An',
  ...sampleOrder,
  items: sampleItems,
};
const paid = { paidAt: order.createdAt, received: order.amount };
const expiresAt = order.createdAt + 2 * 24 * 60 * 60_000;

const meta = { title: 'Mails/Orders', ...mailMeta } satisfies Meta<MailArgs>;
export default meta;
type Story = StoryObj<MailArgs>;

function placed(change: Partial<MailedOrder> = {}): MailArgs {
  return { content: orderPlacedMail({ ...order, ...change }, shop, publicUrl) };
}

function announced(
  status: OrderStatus,
  change: Partial<MailedOrder> = {},
  expired = false,
): MailArgs {
  const changed = { ...order, status, ...change };
  return { content: orderStatusMail(changed, status, shop, publicUrl, { expired }) };
}

/** Confirmation of an order that is paid on delivery. */
export const Placed: Story = { args: placed() };

export const PlacedOnPhone: Story = { ...Placed, globals: onPhone };

/** Confirmation of a large order, which waits for a call. */
export const PlacedLarge: Story = { args: placed({ status: 'awaiting-confirmation', expiresAt }) };

export const PlacedLargeOnPhone: Story = { ...PlacedLarge, globals: onPhone };

const account = {
  ...shop.transfer,
  ...{ bank: '970436', account: '1017595600', name: 'NGUYEN VAN AN' },
};

/** Confirmation of an order that is to be paid by transfer. */
export const PlacedTransfer: Story = {
  args: {
    content: orderPlacedMail(
      { ...order, payment: 'transfer', status: 'awaiting-transfer', expiresAt },
      { ...shop, transfer: account },
      publicUrl,
    ),
  },
};

export const PlacedTransferOnPhone: Story = { ...PlacedTransfer, globals: onPhone };

/** Confirmation of a large order on delivery, which waits for its deposit. */
export const PlacedDeposit: Story = {
  args: {
    content: orderPlacedMail(
      { ...order, status: 'awaiting-transfer', deposit: 100_000, expiresAt },
      { ...shop, transfer: account },
      publicUrl,
    ),
  },
  globals: onPhone,
};

/** The deposit has arrived; the rest is due on delivery. */
export const DepositReceived: Story = {
  args: announced('processing', { deposit: 100_000, received: 100_000 }),
};

/** Order that waits for a payment by card. */
export const AwaitingPayment: Story = { args: announced('awaiting-payment', { payment: 'card' }) };

export const AwaitingPaymentOnPhone: Story = { ...AwaitingPayment, globals: onPhone };

/** Large order that waits for a call. */
export const AwaitingConfirmation: Story = {
  args: announced('awaiting-confirmation', { expiresAt }),
};

export const AwaitingConfirmationOnPhone: Story = { ...AwaitingConfirmation, globals: onPhone };

/** Order that is being packed. */
export const Processing: Story = { args: announced('processing') };

export const ProcessingOnPhone: Story = { ...Processing, globals: onPhone };

/** Order that was paid by card and is being packed. */
export const ProcessingPaid: Story = {
  args: announced('processing', { payment: 'card', ...paid }),
};

export const ProcessingPaidOnPhone: Story = { ...ProcessingPaid, globals: onPhone };

/** Order on its way, with the amount to pay. */
export const Shipping: Story = { args: announced('shipping') };

export const ShippingOnPhone: Story = { ...Shipping, globals: onPhone };

/** Order on its way, with the number of its parcel. */
export const ShippingWithParcel: Story = {
  args: announced('shipping', { carrier: 'Giao Hàng Nhanh', trackingCode: 'GHN5F2A91C4' }),
};

export const ShippingWithParcelOnPhone: Story = { ...ShippingWithParcel, globals: onPhone };

/** A gift, in a shop that promises the days of the delivery. */
export const PlacedGift: Story = {
  args: {
    content: orderPlacedMail(
      { ...order, giftNote: 'Chúc mẹ luôn mạnh khỏe và bình an.' },
      { ...shop, delivery: { ...shop.delivery, workDays: 'mon-sat' } },
      publicUrl,
    ),
  },
};

export const PlacedGiftOnPhone: Story = { ...PlacedGift, globals: onPhone };

/** Order that the customer has confirmed by telephone. */
export const Confirmed: Story = {
  args: { content: orderChangedMail(order, 'order-confirmed', shop, publicUrl) },
};

/** Order of which the shop has cancelled a part. */
export const PartCancelledOnPhone: Story = {
  args: {
    content: orderChangedMail(
      { ...order, ...paid, received: order.amount + 450_000, payment: 'transfer' },
      'order-items',
      shop,
      publicUrl,
      { text: 'Một cây đá bị nứt khi kiểm tra trước lúc gửi' },
    ),
  },
  globals: onPhone,
};

/** Delivered order of which some items came back. */
export const PartReturned: Story = {
  args: {
    content: orderChangedMail(
      { ...order, ...paid, status: 'delivered', returnedAmount: 450_000 },
      'order-items-returned',
      shop,
      publicUrl,
      { text: 'Không vừa cỡ (đã nhận lại: Vòng Tay Đá Mắt Hổ × 1)' },
    ),
  },
};

/** Order whose contents or address the shop has changed. */
export const EditedOnPhone: Story = {
  args: { content: orderChangedMail(order, 'order-edited', shop, publicUrl) },
  globals: onPhone,
};

/** Order whose parcel has another number. */
export const ParcelCorrected: Story = {
  args: {
    content: orderChangedMail(
      { ...order, carrier: 'Giao Hàng Nhanh', trackingCode: 'GHN5F2A91C4' },
      'order-parcel',
      shop,
      publicUrl,
    ),
  },
};

export const ParcelCorrectedOnPhone: Story = { ...ParcelCorrected, globals: onPhone };

/** Money that was returned. */
export const Refund: Story = {
  args: {
    content: orderChangedMail(order, 'order-refund', shop, publicUrl, {
      amount: 450_000,
      text: 'Một vòng tay bị nứt khi vận chuyển',
    }),
  },
};

export const RefundOnPhone: Story = { ...Refund, globals: onPhone };

/** The shop takes goods back. */
export const ReturnAccepted: Story = {
  args: {
    content: orderChangedMail(order, 'order-return', shop, publicUrl, {
      isAccepted: true,
      text: 'Bạn gửi hàng về 12 Hàng Bạc, Hà Nội, người nhận trả phí.',
    }),
  },
};

export const ReturnRefusedOnPhone: Story = {
  args: {
    content: orderChangedMail(order, 'order-return', shop, publicUrl),
  },
  globals: onPhone,
};

/** Order that the shop has cancelled for a reason. */
export const CancelledWithReason: Story = {
  args: {
    content: orderStatusMail({ ...order, status: 'cancelled' }, 'cancelled', shop, publicUrl, {
      reason: 'Sản phẩm bị lỗi khi kiểm tra trước lúc gửi',
    }),
  },
};

export const CancelledWithReasonOnPhone: Story = { ...CancelledWithReason, globals: onPhone };

/** Delivered order. */
export const Delivered: Story = { args: announced('delivered') };

export const DeliveredOnPhone: Story = { ...Delivered, globals: onPhone };

/** Cancelled order without a payment. */
export const Cancelled: Story = { args: announced('cancelled') };

export const CancelledOnPhone: Story = { ...Cancelled, globals: onPhone };

/** Cancelled order with a refund. */
export const CancelledPaid: Story = {
  args: announced('cancelled', { payment: 'card', ...paid }),
};

export const CancelledPaidOnPhone: Story = { ...CancelledPaid, globals: onPhone };

/** Large order that was not confirmed in time. */
export const Expired: Story = { args: announced('cancelled', { expiresAt }, true) };

export const ExpiredOnPhone: Story = { ...Expired, globals: onPhone };

/** Report to the owner of a large order, which waits for a call. */
export const NewOrder: Story = {
  args: { content: newOrderMail({ ...order, status: 'awaiting-confirmation' }, publicUrl) },
};

export const NewOrderOnPhone: Story = { ...NewOrder, globals: onPhone };

/** Report to the owner of a large gift: the recipient is not to be called. */
export const NewGiftOnPhone: Story = {
  args: {
    content: newOrderMail({
      ...{ ...order, status: 'awaiting-confirmation' },
      ...{ giftNote: 'Chúc mẹ luôn mạnh khỏe.', giverPhone: '0987654321' },
    }, publicUrl),
  },
  globals: onPhone,
};

/** Report to the owner of an order whose money has not arrived: it is not to be packed. */
export const NewTransferOrderOnPhone: Story = {
  args: {
    content: newOrderMail(
      { ...order, payment: 'transfer', status: 'awaiting-transfer', expiresAt },
      publicUrl,
    ),
  },
  globals: onPhone,
};

/** Report to the owner that the money has arrived. */
export const TransferReceivedOnPhone: Story = {
  args: { content: newOrderMail({ ...order, payment: 'transfer', ...paid }, publicUrl) },
  globals: onPhone,
};

const transfer = {
  ...{ at: order.createdAt, content: 'CHUYEN KHOAN VONG TAY' },
  ...{ amount: 510_000, difference: 510_000 },
};

/** Report to the owner of money that belongs to no order. */
export const UnmatchedTransfer: Story = {
  args: {
    content: transferNewsMail({ ...transfer, kind: 'unmatched', order: null }, publicUrl),
  },
};

/** Report to the owner of less money than the order waits for. */
export const ShortTransferOnPhone: Story = {
  args: {
    content: transferNewsMail({
      ...{ ...transfer, kind: 'below', amount: 200_000, difference: 310_000, content: '' },
      order: { id: order.id, code: 'F7CMHYMU', status: 'awaiting-transfer' },
    }, publicUrl),
  },
  globals: onPhone,
};
