/** Values of the examples. The tests open a shop in which they are valid. */
export const exampleValues = {
  email: 'an@example.com',
  name: 'Nguyễn Văn An',
  password: 'mot mat khau that dai',
  /** Token of the links in mails. */
  linkToken: 'Vm9pLWNvbi1sYS1tb3QtdG9rZW4tY2hvLXZpLWR1LTE',
  addressId: '7b0d2c58-3f0e-4a53-9a55-6d0f4f6c1e01',
  chartId: '7b0d2c58-3f0e-4a53-9a55-6d0f4f6c1e04',
  orderId: '7b0d2c58-3f0e-4a53-9a55-6d0f4f6c1e02',
  /** Delivered order with the product `reviewedId`. */
  deliveredOrderId: '7b0d2c58-3f0e-4a53-9a55-6d0f4f6c1e04',
  /** Product with reviews. */
  reviewedId: 'nhan-ngoc-hong-luu',
  reviewId: '7b0d2c58-3f0e-4a53-9a55-6d0f4f6c1e05',
  /** Beginning of the digest of the token of another session. */
  sessionId: 'khac-thiet-bi-01',
  idempotencyKey: '7b0d2c58-3f0e-4a53-9a55-6d0f4f6c1e03',
  productId: 'hu-da-thach-anh-tim',
  address: {
    firstName: 'An',
    lastName: 'Nguyễn',
    email: 'an@example.com',
    street: '12 Hàng Bạc',
    ward: 'Phường Hàng Bạc',
    district: 'Quận Hoàn Kiếm',
    city: 'Thành phố Hà Nội',
    country: 'Việt Nam',
    phone: '0912345678',
  },
  birth: {
    name: 'Nguyễn Văn An',
    birthYear: 1985,
    birthMonth: 2,
    birthDay: 10,
    birthHour: 8,
    gender: 'male',
  },
} as const;
