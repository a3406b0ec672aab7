/** Texts of the button that lists the saved addresses. */
export const savedAddressPickerMessages = {
  choose: 'Chọn địa chỉ đã lưu',
  chooseLast: 'Dùng địa chỉ của đơn hàng gần nhất',
};
