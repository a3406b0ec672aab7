/** Texts of the filters that are set. */
export const filterChipsMessages = {
  label: 'Bộ lọc đang chọn',
  element: (element: string) => `Hợp mệnh ${element}`,
  /** Range of prices; '' without limits. */
  price: (min?: string | number, max?: string | number) =>
    min && max ? `${min}–${max}` : min ? `Tối thiểu ${min}` : max ? `Tối đa ${max}` : '',
  /** Stands before the name of a filter. */
  remove: 'Bỏ bộ lọc ',
  clear: 'Xóa bộ lọc',
};
