/** Texts of the button that lists the saved addresses. */
export const savedAddressPickerMessages = {
  choose: 'Chọn địa chỉ đã lưu',
};
