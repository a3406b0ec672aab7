import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { sampleGiftOrder, sampleNow, sampleOwnOrder } from '../../orders/own-order.sample.ts';
import {
  districts,
  fullAddress,
  provinces,
  wards,
} from '../../checkout/address-picker/division.sample.ts';
import { OwnOrderPage } from './own-order-page.tsx';

const processing = {
  ...sampleOwnOrder,
  status: 'processing',
  paid: 1_225_000,
  due: 0,
  transfer: null,
  timeline: [
    { kind: 'status', status: 'processing', at: sampleNow },
    { kind: 'paid', status: null, at: sampleNow },
    ...sampleOwnOrder.timeline,
  ],
};

const meta = {
  title: 'Pages (trang)/OwnOrderPage',
  component: OwnOrderPage,
  args: {
    order: processing,
    now: sampleNow,
    lookUpHref: '/tra-cuu-don-hang',
    busy: false,
    errors: {},
    onRetry: fn(),
    onClaim: fn(),
    onUnlock: fn(),
    onCancel: fn(),
    onReaddress: fn(),
    onInvoice: fn(),
    onReturn: fn(),
    onReturnPictures: fn(),
    onReorder: fn(),
  },
} satisfies Meta<typeof OwnOrderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a customer uses them. */
export const Interaction: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step('cancels after a second question', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Hủy đơn hàng' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Giữ đơn' }));
      await expect(args.onCancel).not.toHaveBeenCalled();
      await expect(canvas.getByRole('button', { name: 'Hủy đơn hàng' })).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'Hủy đơn hàng' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Hủy đơn' }));
      await expect(args.onCancel).toHaveBeenCalledOnce();
    });
    await step('changes the recipient', async () => {
      await userEvent.click(canvas.getByText('Đổi thông tin nhận hàng'));
      const street = canvas.getByLabelText('Số nhà và tên đường');
      await userEvent.clear(street);
      await userEvent.type(street, '99 Hàng Bạc');
      await userEvent.click(canvas.getAllByRole('button', { name: 'Lưu' })[0]!);
      await expect(args.onReaddress).toHaveBeenCalledWith(
        expect.objectContaining({ street: '99 Hàng Bạc', phone: '0912345678' }),
      );
    });
  },
};

/** The cancelled order has no such button any more: the page, which has a name, takes its focus. */
export const KeepsFocus: Story = {
  parameters: { picture: false },
  render: (args) => {
    const [order, setOrder] = useState(args.order);
    const cancel = () => setOrder({ ...processing, status: 'cancelled', changeableUntil: null });
    return <OwnOrderPage {...args} order={order} onCancel={cancel} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hủy đơn hàng' }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Đơn hàng đã được hủy')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('article', { name: `Đơn hàng ${processing.code}` })).toHaveFocus()
    );
  },
};

const place = {
  picker: { value: fullAddress, onChange: fn(), provinces, districts, wards, onRetry: fn() },
  onOpen: fn(),
};

/** The customer chooses another place, whose fee the shop refuses to change. */
export const AnotherPlace: Story = {
  args: { place, errors: { city: 'Phí giao hàng đến nơi này khác. Vui lòng liên hệ cửa hàng.' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Đổi thông tin nhận hàng'));
    await waitFor(() => expect(place.onOpen).toHaveBeenCalled());
    await expect(canvas.getByRole('combobox', { name: 'Tỉnh/Thành phố' }))
      .toHaveAccessibleDescription(/liên hệ cửa hàng/);
    await expect(canvas.getByRole('combobox', { name: 'Phường/Xã' })).toBeVisible();
  },
};

/** The delivery to the chosen place has another fee. */
export const AnotherFee: Story = {
  args: { place: { ...place, newFee: 40_000 } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Đổi thông tin nhận hàng'));
    await expect(canvas.getByText('Phí giao hàng mới: 40.000 VNĐ (cũ 10.000 VNĐ).'))
      .toBeVisible();
  },
};

/** A visitor with the link of the mail first confirms the phone number. */
export const DeliveredFromMail: Story = {
  args: {
    order: { ...processing, status: 'delivered', access: 'mail', address: null },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nhập 4 số cuối' }));
    await expect(canvas.getByLabelText(/^4 số cuối/)).toHaveFocus();
  },
};

/** The owner of an account logs in before writing a review. */
export const DeliveredToAccount: Story = {
  args: { order: { ...processing, status: 'delivered' }, reviews: { onLogIn: fn() } },
  globals: { viewport: { value: 'phone' } },
};

/** The reviews could not be loaded. */
export const DeliveredWithoutReviews: Story = {
  args: { order: { ...processing, status: 'delivered' }, reviews: { onRetry: fn() } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
    const { onRetry } = args.reviews as { onRetry: () => void };
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

/** The owner has set the days of work. */
export const Expected: Story = {
  args: { order: processing, expected: 'từ thứ\u00a0Ba\u00a01/12 đến thứ\u00a0Tư\u00a02/12' },
  globals: { viewport: { value: 'phone' } },
};

/** Names of products have the whole width, and no line has a single word of the state. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const name = canvas.getByText('Hũ Đá Thạch Anh Tím');
    await expect(name.offsetHeight).toBeLessThan(2 * parseFloat(getComputedStyle(name).lineHeight));
    const range = document.createRange();
    range.selectNodeContents(canvas.getByText('Cửa hàng đang chuẩn bị đơn hàng'));
    const [first, last] = range.getClientRects();
    await expect(last?.width).toBeGreaterThan(first!.width / 2);
  },
};

/** In a browser that can report news. */
export const WithAlerts: Story = {
  args: { alerts: { state: 'off', onChange: fn() } },
  globals: { viewport: { value: 'phone' } },
};

const onDelivery = { ...sampleOwnOrder, payment: 'cod', deposit: 100_000 } as const;

/** An order on delivery that waits for its deposit. */
export const WaitingForDeposit: Story = {
  args: {
    order: {
      ...onDelivery,
      transfer: { ...sampleOwnOrder.transfer!, amount: 100_000 },
    },
  },
  // The time that is left runs on.
  parameters: { picture: false },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1\.125\.000 VNĐ còn lại trả khi nhận hàng/)).toBeVisible();
  },
};

/** The shop has removed its account meanwhile. */
export const WithoutAccount: Story = {
  args: { order: { ...sampleOwnOrder, transfer: null } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Bạn hãy liên hệ cửa hàng để biết cách thanh toán/))
      .toBeVisible();
  },
};

/** The deposit has arrived. */
export const DepositPaid: Story = {
  args: {
    order: {
      ...processing,
      ...{ payment: 'cod', deposit: 100_000, paid: 100_000, due: 1_125_000 },
    },
  },
};

/** The customer has sent a part of the goods back. */
export const PartlyRefunded: Story = {
  args: {
    order: {
      ...processing,
      ...{ status: 'delivered', changeableUntil: null, paid: 775_000, refunded: 450_000 },
    },
  },
  play: async ({ canvas }) => {
    const amountOf = (name: string) => canvas.getByText(name).nextSibling;
    await expect(amountOf('Đã thanh toán')).toHaveTextContent(/^1\.225\.000 VNĐ$/);
    await expect(amountOf('Đã hoàn lại')).toHaveTextContent(/^−450\.000 VNĐ$/);
  },
};

/** A discount of staff has no code. */
export const DiscountedByStaff: Story = {
  args: {
    order: {
      ...processing,
      ...{ discount: 125_000, promoCode: null, shipping: 0 },
      ...{ amount: processing.subtotal - 125_000, paid: processing.subtotal - 125_000 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Giảm giá')).toBeVisible();
    await expect(canvas.getByText('Miễn phí')).toBeVisible();
  },
};

/** A finished order has no news, so that there is no choice. */
export const WithoutNews: Story = {
  args: {
    order: { ...processing, status: 'delivered', changeableUntil: null },
    alerts: { state: 'off', onChange: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Báo cho tôi/ })).toBeNull();
  },
};

/** With the link of a mail. */
export const FromMail: Story = {
  args: {
    order: { ...processing, access: 'mail', address: null },
    errors: { digits: '4 số cuối chưa đúng.' },
  },
  play: async ({ canvas, userEvent, args }) => {
    // No action is shown before.
    await expect(canvas.getByText(/để hủy đơn, đổi thông tin nhận hàng/)).toBeVisible();
    await userEvent.type(
      canvas.getByLabelText('4 số cuối của điện thoại người nhận'),
      '5678{Enter}',
    );
    await expect(args.onUnlock).toHaveBeenCalledWith('5678');
  },
};

export const OnItsWay: Story = {
  args: {
    order: {
      ...processing,
      status: 'shipping',
      changeableUntil: null,
      carrier: 'Giao Hàng Nhanh',
      trackingCode: 'GHN123456789',
      trackingUrl: 'https://donhang.ghn.vn/?order_code=GHN123456789',
    },
  },
};

export const Cancelled: Story = {
  args: {
    order: { ...processing, status: 'cancelled', changeableUntil: null, refundDue: 1_225_000 },
  },
};

export const CancelledBeforeTransfer: Story = {
  args: {
    order: {
      ...sampleOwnOrder,
      status: 'cancelled',
      transfer: null,
      due: 0,
      changeableUntil: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nếu bạn đã chuyển tiền/)).toBeVisible();
  },
};

export const Delivered: Story = {
  args: {
    order: {
      ...processing,
      status: 'delivered',
      changeableUntil: null,
      returnableUntil: sampleNow + 1,
    },
    reviews: {
      products: processing.items.map(({ productId, name }) => ({
        id: productId,
        name,
        review: null,
      })),
      onReview: fn(),
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    const name = processing.items[0]!.name;
    await userEvent.click(canvas.getByRole('button', { name: `Đánh giá ${name}` }));
    if (args.reviews && 'onReview' in args.reviews) {
      await expect(args.reviews.onReview).toHaveBeenCalledWith(processing.items[0]!.productId);
    }
    await userEvent.click(canvas.getByText('Yêu cầu đổi trả'));
    const pictures = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map((name) =>
      new File(['x'], name, { type: 'image/jpeg' })
    );
    await userEvent.upload(canvas.getByLabelText('Thêm ảnh'), pictures);
    await expect(canvas.queryByText('d.jpg')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ ảnh b.jpg' }));
    await userEvent.type(canvas.getByLabelText('Lý do đổi trả'), 'Bị nứt{Enter}Một hạt');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi yêu cầu' }));
    await expect(args.onReturn)
      .toHaveBeenCalledWith('Bị nứt\nMột hạt', [pictures[0], pictures[2]]);
  },
};

/** The first invalid field of a refused form takes the focus. */
export const RefusedByKeyboard: Story = {
  parameters: { picture: false },
  render: function Stateful(args) {
    const [errors, setErrors] = useState({});
    return (
      <OwnOrderPage
        {...args}
        order={Delivered.args!.order!}
        errors={errors}
        onInvoice={() => setErrors({ taxCode: 'Mã số thuế gồm 10 số.' })}
        onReturn={() => setErrors({ reason: 'Vui lòng nhập lý do.' })}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Yêu cầu hóa đơn công ty'));
    await userEvent.click(canvas.getByText('Yêu cầu đổi trả'));
    canvas.getByRole('button', { name: 'Lưu' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Mã số thuế')).toHaveFocus());
    canvas.getByRole('button', { name: 'Gửi yêu cầu' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Lý do đổi trả')).toHaveFocus());
  },
};

/** The session ends while the customer writes: what was typed is there again after the log-in. */
export const KeepsDrafts: Story = {
  parameters: { picture: false },
  render: function Stateful(args) {
    const [order, setOrder] = useState<typeof args.order>(Delivered.args!.order!);
    const logIn = () => setOrder(Delivered.args!.order!);
    return (
      <OwnOrderPage
        {...args}
        order={order}
        onReturn={() => setOrder('missing')}
        onLogIn={logIn}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Yêu cầu đổi trả'));
    const pictures = [new File(['x'], 'a.jpg', { type: 'image/jpeg' })];
    await userEvent.upload(canvas.getByLabelText('Thêm ảnh'), pictures);
    await userEvent.type(canvas.getByLabelText('Lý do đổi trả'), 'Bị nứt');
    await userEvent.click(canvas.getByText('Yêu cầu hóa đơn công ty'));
    await userEvent.type(canvas.getByLabelText('Tên công ty'), 'Công ty Đá');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi yêu cầu' }));
    await expect(canvas.queryByText('Bị nứt')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập' }));
    await expect(canvas.getByLabelText('Lý do đổi trả')).toBeVisible();
    await expect(canvas.getByLabelText('Lý do đổi trả')).toHaveValue('Bị nứt');
    await expect(canvas.getByText('a.jpg')).toBeVisible();
    await expect(canvas.getByLabelText('Tên công ty')).toHaveValue('Công ty Đá');
  },
};

/** The shop has not answered yet: the customer adds pictures. */
export const ReturnRequested: Story = {
  args: {
    order: {
      ...processing,
      status: 'delivered',
      changeableUntil: null,
      return: { state: 'requested', note: null, pictures: 1 },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    const pictures = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) =>
      new File(['x'], name, { type: 'image/jpeg' })
    );
    await userEvent.upload(canvas.getByLabelText('Gửi thêm ảnh'), pictures);
    await expect(args.onReturnPictures).toHaveBeenCalledWith(pictures.slice(0, 2));
  },
};

/** The connection was lost: two of three pictures wait, and one cannot be read. */
export const ReturnPicturesUnsent: Story = {
  args: {
    ...ReturnRequested.args,
    returnPictures: {
      left: 0,
      problems: [
        'Không đọc được ảnh IMG_2041.HEIC. Vui lòng chọn ảnh JPG hoặc PNG.',
        'Chưa gửi được ảnh anh-mat-sau.jpg. Vui lòng kiểm tra kết nối rồi gửi lại.',
      ],
      again: ['a.jpg', 'b.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' })),
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi lại 2 ảnh' }));
    await expect(args.onReturnPictures).toHaveBeenCalledWith(args.returnPictures?.again);
  },
};

export const ReturnRefused: Story = {
  args: {
    order: {
      ...processing,
      status: 'delivered',
      changeableUntil: null,
      return: { state: 'refused', note: 'Sản phẩm đã qua sử dụng.', pictures: 0 },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('header')).toHaveTextContent(
      /không thể nhận đổi trả.*Sản phẩm đã qua sử dụng/,
    );
  },
};

/** The answer to the request is the next step of the customer. */
export const ReturnAccepted: Story = {
  args: {
    order: {
      ...processing,
      status: 'delivered',
      changeableUntil: null,
      return: {
        state: 'accepted',
        note: 'Bạn gửi hàng về 5 Hàng Gai, Hà Nội, kèm mã đơn nhé.',
        pictures: 0,
      },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('header')).toHaveTextContent(
      /Cửa hàng đồng ý đổi trả.*5 Hàng Gai/,
    );
  },
};

/** The goods are back: the answer to the request, to send them, has passed. */
export const Returned: Story = {
  args: {
    order: {
      ...processing,
      ...{ status: 'returned', changeableUntil: null, refundDue: 1_225_000 },
      return: { state: 'accepted', note: 'Bạn gửi về 5 Hàng Gai nhé.', pictures: 0 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cửa hàng đã nhận lại hàng')).toBeVisible();
    await expect(canvas.queryByText(/5 Hàng Gai/)).toBeNull();
  },
};

/** One unit came back: its money is to be refunded. */
export const PartReturnedOnPhone: Story = {
  args: {
    order: {
      ...processing,
      ...{
        status: 'delivered',
        changeableUntil: null,
        returnedAmount: 405_000,
        refundDue: 405_000,
      },
      items: processing.items.map((item, index) => index === 0 ? { ...item, returned: 1 } : item),
      return: { state: 'accepted', note: 'Bạn gửi về 5 Hàng Gai nhé.', pictures: 0 },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('header')).toHaveTextContent(
      /Cửa hàng đã nhận lại một phần hàng/,
    );
    await expect(canvas.getByText('Đã trả lại 1')).toBeVisible();
  },
};

/** A gift on its way, for its giver. */
export const GiverOnPhone: Story = {
  args: {
    order: {
      ...{ ...processing, status: 'shipping', changeableUntil: null },
      giftNote: 'Chúc mẹ luôn mạnh khỏe.\nCon gái của mẹ',
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Món quà đang trên đường đến người nhận')).toBeVisible();
    await expect(canvas.getByText(/Con gái của mẹ/)).toBeVisible();
  },
};

/** For the recipient of a gift, who has looked it up with the code on the slip. */
export const Gift: Story = {
  args: { order: sampleGiftOrder, alerts: { state: 'off', onChange: fn() } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('VNĐ');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const GiftOnPhone: Story = { ...Gift, globals: { viewport: { value: 'phone' } } };

/** A gift that its giver has not paid yet. */
export const GiftWaits: Story = {
  args: {
    order: {
      ...sampleGiftOrder,
      ...{ status: 'awaiting-transfer', carrier: null, trackingCode: null, trackingUrl: null },
      timeline: sampleOwnOrder.timeline,
    },
  },
};

export const Loading: Story = { args: { order: 'loading' } };

export const Missing: Story = { args: { order: 'missing' } };

/** The visitor is not logged in. */
export const MissingForGuest: Story = { args: { order: 'missing', onLogIn: fn() } };

export const Failed: Story = { args: { order: 'failed' } };
