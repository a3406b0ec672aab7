import type { SavedAddressView } from './saved-address-view.ts';

/** Saved addresses, the last used one first. */
export const savedAddresses: SavedAddressView[] = [
  {
    id: 'dia-chi-1',
    lastName: 'Nguyễn Thị',
    firstName: 'Ánh Tuyết',
    email: 'anh.tuyet@example.com',
    phone: '0905123456',
    street: '24 Trần Phú, chung cư Hòa Bình, tầng 3',
    ward: 'Phường Thạch Thang',
    district: 'Quận Hải Châu',
    city: 'Thành phố Đà Nẵng',
  },
  {
    id: 'dia-chi-2',
    lastName: 'Lê Văn',
    firstName: 'Phúc',
    email: 'phuc.le@example.com',
    phone: '0912345678',
    street: 'Thôn 4',
    ward: '',
    district: 'Huyện Côn Đảo',
    city: 'Tỉnh Bà Rịa - Vũng Tàu',
  },
];
