import type { Division, Divisions } from './division-types.ts';

function ready(items: Division[]): Divisions {
  return { state: 'ready', items };
}

/** Some provinces, spelled as in the public list. */
export const provinces = ready([
  { code: 1, name: 'Thành phố Hà Nội' },
  { code: 2, name: 'Tỉnh Hà Giang' },
  { code: 24, name: 'Tỉnh Bắc Giang' },
  { code: 31, name: 'Thành phố Hải Phòng' },
  { code: 45, name: 'Tỉnh Quảng Trị' },
  { code: 46, name: 'Tỉnh Thừa Thiên Huế' },
  { code: 48, name: 'Thành phố Đà Nẵng' },
  { code: 66, name: 'Tỉnh Đắk Lắk' },
  { code: 68, name: 'Tỉnh Lâm Đồng' },
  { code: 77, name: 'Tỉnh Bà Rịa - Vũng Tàu' },
  { code: 79, name: 'Thành phố Hồ Chí Minh' },
  { code: 92, name: 'Thành phố Cần Thơ' },
]);

/** Districts of Đà Nẵng. */
export const districts = ready([
  { code: 490, name: 'Quận Liên Chiểu' },
  { code: 491, name: 'Quận Thanh Khê' },
  { code: 492, name: 'Quận Hải Châu' },
  { code: 493, name: 'Quận Sơn Trà' },
  { code: 494, name: 'Quận Ngũ Hành Sơn' },
  { code: 495, name: 'Quận Cẩm Lệ' },
  { code: 497, name: 'Huyện Hòa Vang' },
  { code: 498, name: 'Huyện Hoàng Sa' },
]);

/** Wards of Hải Châu. */
export const wards = ready([
  { code: 20227, name: 'Phường Thanh Bình' },
  { code: 20233, name: 'Phường Thuận Phước' },
  { code: 20236, name: 'Phường Thạch Thang' },
  { code: 20239, name: 'Phường Hải Châu' },
  { code: 20242, name: 'Phường Phước Ninh' },
  { code: 20257, name: 'Phường Bình Thuận' },
]);

/** A district without wards. */
export const noWards = ready([]);

/** All three levels chosen. */
export const fullAddress = {
  province: { code: 48, name: 'Thành phố Đà Nẵng' },
  district: { code: 492, name: 'Quận Hải Châu' },
  ward: { code: 20236, name: 'Phường Thạch Thang' },
};

/** No level chosen. */
export const emptyAddress = { province: null, district: null, ward: null };

/** Some communes of Hà Nội since July 2025. */
export const communes = ready([
  { code: 4, name: 'Phường Ba Đình' },
  { code: 8, name: 'Phường Ngọc Hà' },
  { code: 25, name: 'Phường Giảng Võ' },
]);
