import { type Place, placeFields } from '../../contract/checkout/address-fields.ts';

export const carriers = ['ghn', 'ghtk', 'viettel-post'] as const;

/** Carrier whose file the shop writes. */
export type Carrier = typeof carriers[number];

export interface Parcel extends Place {
  code: string;
  recipient: string;
  phone: string;
  /** Amount that the carrier collects, in đồng. */
  cod: number;
  /** Value of the goods, in đồng. */
  value: number;
  /** Weight in grams. */
  grams: number;
  /** Goods in one line. */
  content: string;
}

type Column = [heading: string, read: (parcel: Parcel) => string | number];

const placeHeadings = ['Địa chỉ', 'Phường/Xã', 'Quận/Huyện', 'Tỉnh/Thành phố'];

const address = placeFields.map((field, index): Column => [
  placeHeadings[index]!,
  (parcel) => parcel[field],
]);

/** Columns of the list that a carrier's page imports, under the names that it uses. */
export const carrierColumns: Readonly<Record<Carrier, readonly Column[]>> = {
  ghn: [
    ['Mã đơn khách hàng', ({ code }) => code],
    ['Tên người nhận', ({ recipient }) => recipient],
    ['Số điện thoại', ({ phone }) => phone],
    ...address,
    ['Tiền thu hộ COD', ({ cod }) => cod],
    ['Giá trị hàng hóa', ({ value }) => value],
    ['Khối lượng (gram)', ({ grams }) => grams],
    ['Nội dung hàng hóa', ({ content }) => content],
    ['Xem hàng', () => 'Cho xem hàng không thử'],
  ],
  ghtk: [
    ['Mã đơn hàng', ({ code }) => code],
    ['Họ tên khách hàng', ({ recipient }) => recipient],
    ['SĐT khách hàng', ({ phone }) => phone],
    ...address,
    ['Tiền thu hộ (COD)', ({ cod }) => cod],
    ['Giá trị đơn hàng', ({ value }) => value],
    ['Khối lượng (kg)', ({ grams }) => (grams / 1_000).toFixed(2)],
    ['Tên sản phẩm', ({ content }) => content],
  ],
  'viettel-post': [
    ['Mã đơn hàng', ({ code }) => code],
    ['Tên người nhận', ({ recipient }) => recipient],
    ['Điện thoại người nhận', ({ phone }) => phone],
    ...address,
    ['Tiền thu hộ', ({ cod }) => cod],
    ['Giá trị hàng', ({ value }) => value],
    ['Trọng lượng (g)', ({ grams }) => grams],
    ['Nội dung hàng hóa', ({ content }) => content],
  ],
};
