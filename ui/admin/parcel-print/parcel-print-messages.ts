/** Texts of labels and packing slips. */
export const parcelPrintMessages = {
  collect: (amount: string) => `Thu hộ: ${amount}`,
  item: 'Sản phẩm',
  paid: 'Không thu tiền',
  print: 'In',
  quantity: 'Số lượng',
  recipient: 'Người nhận',
};
