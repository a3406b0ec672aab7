import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { StockImport } from './stock-import.tsx';

const meta = {
  title: 'Back office (quan tri)/StockImport',
  component: StockImport,
  args: {
    values: { mode: '', reason: 'Nhập từ tệp CSV' },
    onChoose: fn(),
    onChange: fn(),
    onImport: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof StockImport>;
export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Nhập tồn kho từ tệp CSV' }));

const chosen = {
  file: { name: 'nhap-hang-thang-11.csv', lines: 2 },
  values: { mode: 'add', reason: 'Nhập hàng tháng 11' },
  rows: [
    { productId: 'vong-mat-ho', name: 'Vòng tay đá mắt hổ', before: 4, after: 11 },
    { productId: 'nhan-ngoc', name: 'Nhẫn ngọc bích', before: 12, after: 9 },
  ],
};

export const Default: Story = {};

/** The choice of a file and of a mode. */
export const Interaction: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await findDialog();
    const file = new File(['vong-mat-ho;7'], 'nhap-hang.csv', { type: 'text/csv' });
    await userEvent.upload(dialog.getByLabelText('Chọn tệp CSV'), file);
    await expect(args.onChoose).toHaveBeenLastCalledWith(file);
    await userEvent.selectOptions(dialog.getByLabelText('Cách nhập'), 'Đặt bằng số trong tệp');
    await expect(args.onChange).toHaveBeenLastCalledWith('mode', 'set');
    await userEvent.click(dialog.getByRole('button', { name: 'Đóng' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Preview: Story = {
  args: chosen,
  play: async ({ args, userEvent }) => {
    const dialog = await findDialog();
    await expect(dialog.getByText('4 → 11', { exact: false })).toBeVisible();
    const button = dialog.getByRole('button', { name: 'Nhập tồn kho' });
    await userEvent.click(button);
    await expect(args.onImport).toHaveBeenCalledOnce();
    button.blur();
  },
};

/** A file with more lines than the server accepts at once: there is no preview of it. */
export const TooLong: Story = {
  args: {
    ...chosen,
    file: { name: 'ton-kho-ca-nam.csv', lines: 10_000 },
    unreadable: [{ line: 2, productId: 'vong-mat-ho', quantity: 'abc' }],
    rows: undefined,
  },
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.getByRole('alert')).toHaveTextContent(/^Tệp có 10.000 dòng/);
    await expect(dialog.queryByRole('listitem')).toBeNull();
  },
};

/** Lines that cannot be imported are red. The corrected file can be chosen again. */
export const Problems: Story = {
  args: {
    ...chosen,
    rows: [
      ...chosen.rows,
      { productId: 'vong-co-cu', problem: 'unknown' },
      { productId: 'nhan-ngoc', name: 'Nhẫn ngọc bích', before: 9, problem: 'repeated' },
      { productId: 'cay-ma-nao', name: 'Cây đá mã não', before: 2, after: -3, problem: 'negative' },
      {
        productId: 'da-thach-anh',
        name: 'Đá thạch anh trắng',
        before: 999_990,
        after: 1_000_110,
        problem: 'tooMany',
      },
    ],
  },
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.getByRole('alert')).toHaveTextContent('Sửa các dòng màu đỏ');
    await expect(dialog.getByText('không có sản phẩm này', { exact: false })).toBeVisible();
  },
};

/** Lines that cannot be read are red too, also before a mode is chosen. */
export const Unreadable: Story = {
  args: {
    file: chosen.file,
    unreadable: [
      { line: 2, productId: 'hu-da-thach-anh-hong', quantity: '4 cái' },
      { line: 3, productId: 'nhan-ngoc', quantity: '' },
      { line: 5, productId: '', quantity: '7' },
    ],
  },
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.getByRole('alert')).toHaveTextContent('Sửa các dòng màu đỏ');
    const lines = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(lines).toEqual([
      'Dòng 2, hu-da-thach-anh-hong: số lượng “4 cái” không hợp lệ, cần số nguyên',
      'Dòng 3, nhan-ngoc: thiếu số lượng',
      'Dòng 5: thiếu mã sản phẩm',
    ]);
  },
};

export const NegativeCount: Story = {
  args: {
    ...chosen,
    values: { mode: 'set', reason: 'Kiểm kho' },
    rows: [
      {
        productId: 'nhan-ngoc',
        name: 'Nhẫn ngọc bích',
        before: 9,
        after: -999,
        problem: 'negative',
      },
    ],
  },
  play: async () => {
    await expect((await findDialog()).getByText(/tồn kho không thể là số âm/)).toBeVisible();
  },
};

/** A product was sold between the preview and the import. */
export const Sold: Story = {
  args: { ...chosen, rows: chosen.rows.map((row) => ({ ...row, problem: 'sold' })) },
  play: async () => {
    await expect((await findDialog()).queryByRole('alert')).toBeNull();
  },
};

export const WrongFile: Story = {
  args: { file: { name: 'anh-bia.txt', lines: 0 } },
  play: async () => {
    await expect((await findDialog()).getByRole('alert')).toHaveTextContent(
      'mã sản phẩm ở cột đầu',
    );
  },
};

/** Long names of the file and of the products. */
export const LongOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    ...chosen,
    file: {
      name: 'Danh_sach_nhap_hang_tu_xuong_che_tac_thang_11_nam_2026_ban_cuoi.csv',
      lines: 60,
    },
    rows: Array.from({ length: 60 }, (_, index) => ({
      productId: `vong-${index}`,
      name: 'Vòng tay đá mắt hổ nâu vàng tự nhiên phối charm tỳ hưu bạc 925',
      before: index,
      after: index + 1_000,
    })),
  },
};

export const FailedOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    ...chosen,
    error: 'Không kết nối được với cửa hàng, vui lòng kiểm tra mạng rồi thử lại.',
  },
};

export const Busy: Story = {
  args: { ...chosen, busy: true },
  play: async ({ args, userEvent }) => {
    const button = (await findDialog()).getByRole('button', { name: 'Đang thực hiện...' });
    await userEvent.click(button);
    await expect(args.onImport).not.toHaveBeenCalled();
    button.blur();
  },
};
