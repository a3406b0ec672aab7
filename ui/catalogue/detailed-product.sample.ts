import type { DetailedProduct } from './detailed-product.ts';
import { bracelet, longName, onSale, soldOut } from './product.sample.ts';

// Products with all details, for stories of their page.

/** A product with several pictures. */
export const detailedBracelet: DetailedProduct = {
  ...bracelet,
  stone: 'Mắt hổ',
  elements: ['Thổ'],
  size: 'Hạt 10 mm, chu vi 17 cm',
  care: 'Lau bằng khăn mềm, tránh nước hoa và xà phòng. Cất riêng trong túi vải khi không đeo.',
  gallery: ['tuong-voi-ngoc.38f2d5c5.webp', 'hu-da-thach-anh-tim.24976cd6.webp'],
};

/** A reduced product with one picture. */
export const detailedOnSale: DetailedProduct = {
  ...onSale,
  stone: 'Thạch anh tím',
  elements: ['Hỏa'],
  size: 'Cao 12 cm',
};

export const detailedSoldOut: DetailedProduct = { ...soldOut, elements: ['Mộc'] };

/** A product whose texts are all long. */
export const longDetails: DetailedProduct = {
  ...longName,
  stone: 'Cẩm thạch tự nhiên Miến Điện, tuyển chọn từ khối nguyên liệu loại một, không xử lý màu',
  elements: ['Kim', 'Mộc', 'Thủy', 'Hỏa', 'Thổ'],
  size: 'Mặt đá đường kính 32 mm, dày 7 mm; dây dài 44 cm, chỉnh được từ 40 đến 60 cm',
  care: `${bracelet.description}\n${bracelet.description}`,
  gallery: ['tuong-voi-ngoc.38f2d5c5.webp'],
};
