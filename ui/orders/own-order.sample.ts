import type { GiftOrderView, OwnOrderView, TransferView } from './own-order-view.ts';

const module = (x: number, y: number) => (x * 7 + y * 13 + x * y) % 3 === 0;
const path = Array.from(
  { length: 29 },
  (_, y) =>
    Array.from({ length: 29 }, (_, x) => module(x, y) ? `M${x + 4},${y + 4}h1v1h-1z` : '').join(''),
)
  .join('');

/** Time at which the countdown of the stories stands still. */
export const sampleNow = Date.UTC(2026, 10, 25, 3, 0);

/** Transfer whose code is a pattern that no app reads. */
export const sampleTransfer: TransferView = {
  qr:
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 37 37"><rect fill="white" width="37" height="37"/><path d="${path}"/></svg>`,
  bankName: 'Vietcombank',
  account: '1017595600',
  name: 'NGUYEN VAN AN',
  amount: 1_225_000,
  reference: 'TA7K3M9QXY',
  expiresAt: sampleNow + (23 * 60 + 41) * 60_000,
  claimedAt: null,
};

/** Order that waits for its transfer. */
export const sampleOwnOrder: OwnOrderView = {
  code: '7K3M9QXY',
  access: 'full',
  status: 'awaiting-transfer',
  createdAt: sampleNow - 19 * 60_000,
  items: [
    {
      productId: 'vong-tay-mat-ho',
      name: 'Vòng Tay Đá Mắt Hổ',
      image: 'vong-tay-mat-ho.fb5e5805.webp',
      price: 450_000,
      quantity: 2,
    },
    {
      productId: 'hu-da-thach-anh-tim',
      name: 'Hũ Đá Thạch Anh Tím',
      image: 'hu-da-thach-anh-tim.24976cd6.webp',
      price: 450_000,
      quantity: 1,
    },
  ],
  subtotal: 1_350_000,
  discount: 135_000,
  shipping: 10_000,
  amount: 1_225_000,
  deposit: 0,
  promoCode: 'WELCOME10',
  payment: 'transfer',
  paid: 0,
  refunded: 0,
  due: 1_225_000,
  refundDue: 0,
  transfer: sampleTransfer,
  city: 'Thành phố Hà Nội',
  address: {
    firstName: 'Văn An',
    lastName: 'Nguyễn',
    phone: '0912345678',
    street: '12 Hàng Bạc',
    ward: 'Phường Hàng Bạc',
    district: 'Quận Hoàn Kiếm',
    city: 'Thành phố Hà Nội',
  },
  giftNote: null,
  timeline: [{ kind: 'placed', status: null, at: sampleNow - 19 * 60_000 }],
  carrier: null,
  trackingCode: null,
  trackingUrl: null,
  changeableUntil: sampleNow + 60_000,
  invoice: null,
  returnableUntil: null,
  return: null,
};

/** Gift on its way, as its recipient sees it. */
export const sampleGiftOrder: GiftOrderView = {
  code: sampleOwnOrder.code,
  access: 'gift',
  status: 'shipping',
  createdAt: sampleOwnOrder.createdAt,
  items: sampleOwnOrder.items.map(({ price: _, ...item }) => item),
  city: sampleOwnOrder.city,
  timeline: [
    { kind: 'status', status: 'shipping', at: sampleNow },
    ...sampleOwnOrder.timeline,
  ],
  carrier: 'Giao Hàng Nhanh',
  trackingCode: 'GHN123456789',
  trackingUrl: 'https://donhang.ghn.vn/?order_code=GHN123456789',
};
