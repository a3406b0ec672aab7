import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { bracelet, longName, onSale } from '../../catalogue/product.sample.ts';
import { PictureList } from './picture-list.tsx';

const pictures = [
  { name: bracelet.image, alt: 'Mặt trước' },
  { name: onSale.image, alt: 'Trên tay' },
  { name: longName.image, alt: '' },
];

const meta = {
  title: 'Back office (quan tri)/PictureList',
  component: PictureList,
  args: {
    pictures,
    uploads: [],
    onAdd: fn(),
    onDescribe: fn(),
    onMove: fn(),
    onRemove: fn(),
    onRetry: fn(),
    onDismiss: fn(),
  },
  decorators: [(Story) => <div className='max-w-170'>{Story()}</div>],
} satisfies Meta<typeof PictureList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Interaction: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('the buttons move and remove a picture', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Lên.*ảnh 3/ }));
      await expect(args.onMove).toHaveBeenLastCalledWith(2, 1);
      await userEvent.click(canvas.getByRole('button', { name: /^Xuống.*ảnh 1/ }));
      await expect(args.onMove).toHaveBeenLastCalledWith(0, 1);
      await expect(canvas.queryByRole('button', { name: /^Lên.*ảnh 1/ })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: /^Bỏ.*ảnh 2/ }));
      await expect(args.onRemove).toHaveBeenLastCalledWith(onSale.image);
    });
    await step('a picture is dragged to its place', async () => {
      const [first, , last] = canvas.getAllByRole('listitem');
      await fireEvent.dragStart(first!);
      await fireEvent.drop(last!);
      await expect(args.onMove).toHaveBeenLastCalledWith(0, 2);
    });
    await step('a text describes a picture', async () => {
      await userEvent.type(canvas.getByLabelText('Mô tả ảnh 3'), 'H');
      await expect(args.onDescribe).toHaveBeenCalledWith(longName.image, 'H');
    });
    await step('photographs are added', async () => {
      const file = new File([''], 'moi.jpg', { type: 'image/jpeg' });
      const input = canvas.getByLabelText('Thêm ảnh');
      await userEvent.upload(input, file);
      await expect(args.onAdd).toHaveBeenLastCalledWith([file]);
      input.blur();
    });
  },
};

/** A new product has no pictures. */
export const Empty: Story = {
  args: { pictures: [], error: 'Vui lòng thêm ít nhất một ảnh.' },
};

export const Uploads: Story = {
  args: {
    pictures: pictures.slice(0, 1),
    uploads: [
      { key: 1, name: 'IMG_2041.jpg', done: 0.5 },
      { key: 2, name: 'IMG_2042.heic', done: 0, error: 'Không đọc được ảnh này.' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Đang tải IMG_2041.jpg')).toHaveValue(0.5);
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
    await expect(args.onRetry).toHaveBeenLastCalledWith(2);
    const dismiss = canvas.getByRole('button', { name: 'Bỏ' });
    await userEvent.click(dismiss);
    await expect(args.onDismiss).toHaveBeenLastCalledWith(2);
    dismiss.blur();
  },
};

/** No more photographs can be added, also while the last one is on its way. */
export const Full: Story = {
  args: { max: 3, pictures: pictures.slice(1), uploads: [{ key: 1, name: 'anh.jpg', done: 0.5 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Thêm ảnh')).toBeDisabled();
    await expect(canvas.getByText(/^Đã đủ 3 ảnh\./)).toBeVisible();
  },
};

/** Long texts and names of files on a phone. */
export const LongOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    pictures: [
      {
        name: bracelet.image,
        alt: 'Vòng tay đá mắt hổ nâu vàng tự nhiên phối charm tỳ hưu bạc 925, nhìn từ phía trước',
      },
      ...pictures.slice(1),
    ],
    uploads: [{
      key: 1,
      name: 'Anh_chup_vong_tay_da_mat_ho_trong_anh_sang_ban_ngay_goc_nghieng.jpg',
      done: 0.2,
      error: 'Không kết nối được với cửa hàng, vui lòng kiểm tra mạng rồi thử lại.',
    }],
  },
};

/** For a member who may only read. */
export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByLabelText('Thêm ảnh')).toBeNull();
    await expect(canvas.getByLabelText('Mô tả ảnh 2')).toHaveAttribute('readonly');
  },
};
