import { defaultScheme } from '../contract/checkout/address-fields.ts';
import { defaultShipping } from '../contract/checkout/shipping-rule.ts';
import type { ShopSettings } from './shop-settings-schema.ts';

/** Settings of the demo shop, which apply until the owner changes them. */
export const defaultShopSettings: ShopSettings = {
  name: 'Thạch An',
  slogan: 'Đá phong thủy và trang sức đá tự nhiên',
  description:
    'Thạch An tuyển chọn đá phong thủy và trang sức đá tự nhiên: vòng tay, hũ đá, cây đá, tượng, nhẫn và vòng cổ, giao hàng toàn quốc.',
  brand:
    'Đá ở Thạch An được chọn lọc kỹ từng viên, giữ nguyên vân và màu tự nhiên, kèm hướng dẫn bảo quản để đá luôn bền đẹp.',
  home: { title: '', sentence: '', picture: '', announcement: '' },
  contact: {
    phone: '0900 000 000',
    email: 'lienhe@thachan.example',
    hours: '8:00–20:00 hằng ngày',
  },
  social: {
    facebook: 'https://www.facebook.com/thachan.example',
    instagram: 'https://www.instagram.com/thachan.example',
    youtube: 'https://www.youtube.com/@thachan.example',
    tiktok: '',
    zalo: '',
  },
  seller: { legalName: '', representative: '', taxCode: '', registration: '', address: '' },
  notice: { url: '', symbol: '' },
  delivery: {
    area: 'toàn quốc',
    preparation: '1–2 ngày làm việc',
    time: '2–5 ngày làm việc',
    remoteTime: '5–8 ngày làm việc',
    workDays: 'off',
    carrier: '',
  },
  gifts: 'off',
  guestOrders: 'off',
  addressScheme: defaultScheme,
  shipping: { ...defaultShipping, groups: '', weightSteps: '' },
  transfer: {
    bank: '',
    account: '',
    name: '',
    hours: 24,
    depositFrom: 0,
    depositAmount: 100_000,
  },
  orders: {
    changeMinutes: 30,
    maxQuantity: 20,
    newMaxQuantity: 5,
    maxAmount: 30_000_000,
    newMaxAmount: 5_000_000,
    maxOpen: 10,
    newMaxOpen: 3,
    confirmationHours: 24,
  },
  alerts: { email: '' },
  trust: { inspection: 'Được mở gói kiểm tra hàng trước khi trả tiền', certificate: '' },
  returns: { days: 7, refundDays: 7, address: '' },
  complaints: { answerDays: 2, goodsDays: 7, paymentDays: 7, otherDays: 15 },
  privacy: { storage: '' },
  search: { synonyms: '' },
};
