import type { FormerPlaceView } from './former-place.ts';

const hanoi = { province: 'Thành phố Hà Nội', province_code: 1 };
const saigon = { province: 'Thành phố Hồ Chí Minh', province_code: 79 };

/** A ward that belongs to one commune. */
export const wholePlace: FormerPlaceView = {
  ward: 'Phường Bến Nghé',
  district: 'Quận 1',
  city: 'Thành phố Hồ Chí Minh',
  note: '(cũ: Phường Bến Nghé, Quận 1)',
  successors: [{ code: 26740, name: 'Phường Sài Gòn', ...saigon }],
  likely: true,
};

/** A ward that was split. */
export const splitPlace: FormerPlaceView = {
  ward: 'Phường Cống Vị',
  district: 'Quận Ba Đình',
  city: 'Thành phố Hà Nội',
  note: '(cũ: Phường Cống Vị, Quận Ba Đình)',
  successors: [
    { code: 8, name: 'Phường Ngọc Hà', ...hanoi },
    { code: 25, name: 'Phường Giảng Võ', ...hanoi },
  ],
  likely: false,
};
