import type { TrustLinesProps } from './trust-lines.tsx';

/** Reasons to trust a shop that has set all of its texts. */
export const trust: TrustLinesProps = {
  inspection: 'Được mở gói kiểm tra hàng trước khi trả tiền',
  certificate: 'Kèm giấy kiểm định đá',
  seller: 'Hộ kinh doanh Thạch An',
  phone: '0900 000 000',
  zalo: 'https://zalo.me/0900000000',
};
