import type { Address } from '../contract/checkout/address.ts';

/** Valid delivery address. */
export const sampleAddress: Address = {
  firstName: 'An',
  lastName: 'Nguyễn',
  email: 'an@example.com',
  street: '12 Hàng Bạc',
  ward: 'Phường Hàng Bạc',
  district: 'Quận Hoàn Kiếm',
  city: 'Thành phố Hà Nội',
  country: 'Việt Nam',
  phone: '0912345678',
};
