import type { orderItems, orders } from '../../db/schema/order-tables.ts';

/** Cash-on-delivery order of the customer `u1` with two products and a discount. */
export const sampleOrder: typeof orders.$inferInsert = {
  id: '3f2a91c4-d7b0-4c1e-9a35-6d2f8e1b7c04',
  code: '7K3M9QXY',
  userId: 'u1',
  idempotencyKey: 'key',
  requestHash: 'hash',
  status: 'processing',
  payment: 'cod',
  firstName: 'Văn An',
  lastName: 'Nguyễn',
  email: 'nha@khach.example',
  phone: '0912 345 678',
  street: '12 Hàng Bạc',
  ward: 'Phường Hàng Bạc',
  district: 'Quận Hoàn Kiếm',
  city: 'Thành phố Hà Nội',
  country: 'Việt Nam',
  subtotal: 1_350_000,
  discount: 135_000,
  shipping: 10_000,
  amount: 1_225_000,
  promoCode: 'WELCOME10',
  createdAt: Date.UTC(2026, 10, 21, 17, 5),
  version: 0,
};

/** Items of {@linkcode sampleOrder}. */
export const sampleItems: (typeof orderItems.$inferInsert)[] = [
  { name: 'Vòng tay thạch anh tím', price: 450_000, quantity: 2 },
  { name: 'Cây đá thạch anh hồng', price: 450_000, quantity: 1 },
].map((item, position) => ({
  ...item,
  orderId: sampleOrder.id,
  position,
  productId: `p${position}`,
  image: 'x.webp',
}));
