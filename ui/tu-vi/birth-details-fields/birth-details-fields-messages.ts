/** Texts of the optional fields of the birth form. */
export const birthDetailsFieldsMessages = {
  place: 'Nơi sinh',
  noChoice: 'Không chọn',
  north: 'Miền Bắc (từ vĩ tuyến 17 trở ra)',
  south: 'Miền Nam (từ vĩ tuyến 17 trở vào)',
  elsewhere: 'Nơi khác',
  placeHint: 'Trước tháng 6 năm 1975, đồng hồ hai miền có lúc khác nhau; từ năm 1968, âm lịch ' +
    'cũng có ngày khác nhau.',
  utcOffset: 'Múi giờ lúc sinh',
  longitude: 'Kinh độ nơi sinh',
  longitudeExample: 'VD: 2.35 (Paris)',
  invalidLongitude: 'Kinh độ là một số từ -180 đến 180.',
  solarTime: 'Lập lá số theo giờ mặt trời thật',
  solarTimeHint: 'Giờ mặt trời thật là giờ theo bóng nắng ở nơi sinh. So với đồng hồ, giờ này ' +
    'lệch 4 phút cho mỗi độ kinh độ cách kinh tuyến của múi giờ, và tối đa 16 phút nữa tùy mùa. ' +
    'Sách Tử Vi xưa dùng giờ thường ngày, rất ít người chỉnh theo cách này, nên ô này không được ' +
    'chọn sẵn. Cần có giờ phút và nơi sinh.',
};
