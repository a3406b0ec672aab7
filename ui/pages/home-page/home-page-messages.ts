/** Texts of the home page. */
export const homePageMessages = {
  title: 'Vẻ đẹp tĩnh lặng của đá tự nhiên',
  sentence:
    'Vòng tay, hũ đá, cây đá và tượng phong thủy, tuyển chọn thủ công, hợp mệnh từng người.',
  featured: 'Sản Phẩm Nổi Bật',
  empty: 'Đang cập nhật!',
};
