import type { Product, ProductOption } from './listed-product.ts';

// Products for stories: one for each state of a card or a cart line.

export const bracelet: Product = {
  _id: 'vong-tay-mat-ho',
  name: 'Vòng Tay Đá Mắt Hổ',
  description:
    'Hạt tròn 10 mm xâu tay trên dây co giãn bền, vân vàng nâu óng ánh đổi theo ánh sáng. Hợp mệnh Thổ và mệnh Kim. Lau bằng khăn mềm, tránh nước hoa và xà phòng.',
  price: 450_000,
  image: 'vong-tay-mat-ho.fb5e5805.webp',
  category: 'Vòng Tay',
  subCategory: 'Phong Thủy',
  stock: 24,
};

/** Card of a family with three sizes. */
export const family: Product = {
  ...bracelet,
  option: '14 cm',
  price: 350_000,
  familySize: 3,
  familyTopPrice: 520_000,
};

export const braceletOptions: ProductOption[] = [
  { _id: 'vong-tay-14', option: '14 cm', soldOut: false },
  { _id: 'vong-tay-16', option: '16 cm', soldOut: false },
  { _id: 'vong-tay-18', option: '18 cm', soldOut: true },
];

export const onSale: Product = {
  ...bracelet,
  _id: 'hu-da-thach-anh-tim',
  name: 'Hũ Đá Thạch Anh Tím',
  description: 'Hũ thủy tinh đựng đá thạch anh tím mài tròn, nút gỗ, cao 12 cm.',
  price: 680_000,
  originalPrice: 850_000,
  image: 'hu-da-thach-anh-tim.24976cd6.webp',
  category: 'Hũ Đá',
  subCategory: 'Đá Quý',
  stock: 5,
};

export const soldOut: Product = {
  ...bracelet,
  _id: 'tuong-voi-ngoc',
  name: 'Tượng Voi Ngọc',
  description: 'Voi ngọc vòi vươn cao, chạm tay từ một khối đá xanh, dài 14 cm.',
  price: 3_200_000,
  image: 'tuong-voi-ngoc.38f2d5c5.webp',
  category: 'Tượng',
  stock: 0,
};

export const longName: Product = {
  ...bracelet,
  _id: 'vong-co-binh-an-khau',
  name:
    'Vòng Cổ Bình An Khấu Cẩm Thạch Xanh Mướt Kèm Dây Đan Tay Phong Cách Cổ Điển Phiên Bản Giới Hạn',
  price: 12_850_000,
  originalPrice: 15_000_000,
  image: 'vong-co-binh-an-khau.e6cbf3cf.webp',
  category: 'Vòng Cổ',
  subCategory: 'Cao Cấp',
  stock: 3,
};

/** A full page of the store: twelve products. */
export const page: Product[] = Array.from({ length: 12 }, (_, index) => {
  const product = [bracelet, onSale, longName, soldOut][index % 4] ?? bracelet;
  return { ...product, _id: `${product._id}-${index}` };
});
