/**
 * Message for an address without a province, district or ward. It is in a separate file, so that
 * pages can compare it without loading the schemas.
 */
export const incompleteAddress = 'Vui lòng chọn đầy đủ thông tin địa chỉ!';
