import type { AddressValues } from './address-form.tsx';

/** Values of an untouched form. */
export const emptyValues: AddressValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  street: '',
};

/** Values of a completed form, without province, district and ward. */
export const filledValues: AddressValues = {
  lastName: 'Nguyễn Thị',
  firstName: 'Ánh Tuyết',
  email: 'anh.tuyet@example.com',
  phone: '0905 123 456',
  street: '24 Trần Phú, chung cư Hòa Bình, tầng 3',
};

/** Error message for a level that is not chosen, as the shop words it. */
export const incompleteAddress = 'Vui lòng chọn đầy đủ thông tin địa chỉ!';
