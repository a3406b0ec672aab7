import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import {
  chosen,
  districts,
  nothingChosen,
  provinces,
  wards,
} from '../../checkout/address-picker/division.sample.ts';
import { seedOf } from '../../catalogue/seed.sample.ts';
import { framed, pageParameters } from '../../layout/shop-frame/framed.sample.tsx';
import { CheckoutPage } from './checkout-page.tsx';
import { LiveCheckout } from './live-checkout.sample.tsx';
import { blank, filled, orderOf } from './order.sample.ts';

const picker = {
  value: nothingChosen,
  onChange: fn(),
  provinces,
  districts,
  wards,
  onRetry: fn(),
};

const meta = {
  title: 'Trang/Đặt hàng',
  component: CheckoutPage,
  args: {
    order: { state: 'loading' },
    address: { values: blank, onChange: fn(), picker },
    payment: { value: 'cod', onChange: fn() },
    onSubmit: fn(),
  },
  decorators: [framed(undefined, 3)],
  parameters: pageParameters,
} satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A form to be filled in, and beside it what is ordered. */
export const Full: Story = {
  render: (args, context) => <LiveCheckout {...args} order={orderOf(seedOf(context))} />,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, ...context }) => {
    const names = orderOf(seedOf(context)).lines.map(({ name }) => name);
    for (const name of names) {
      const seen = canvas.getAllByText(name).filter((one) => one.checkVisibility());
      await expect(seen).toHaveLength(1);
    }
  },
};

/** Every change is given out, and so is that the order is sent. */
export const InUse: Story = {
  ...Full,
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Họ'), 'Lê');
    await expect(args.address.onChange).toHaveBeenLastCalledWith({ ...blank, lastName: 'Lê' });
    await userEvent.click(canvas.getByRole('button', { name: 'Đặt hàng' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** What is ordered is folded on top, figures and the one button come last. */
export const FullOnPhone: Story = {
  ...Full,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/3 sản phẩm/, { selector: 'summary *' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Đặt hàng' })).toHaveLength(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Filled in, with a code that takes something off, to be paid by card. */
export const FilledIn: Story = {
  args: {
    address: { values: filled, onChange: fn(), picker: { ...picker, value: chosen } },
    payment: { value: 'card', onChange: fn(), cardOffered: true },
  },
  render: (args, context) => <LiveCheckout {...args} order={orderOf(seedOf(context), 10)} />,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Giảm giá (WELCOME10)')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Thanh toán' })).toBeEnabled();
  },
};

const chooseAll = 'Vui lòng chọn đầy đủ thông tin địa chỉ!';

/** Each error stands under its field, and the first field that is wrong has the focus. */
export const Errors: Story = {
  args: {
    address: {
      values: { ...filled, phone: '12', street: '' },
      onChange: fn(),
      picker,
      errors: {
        phone: 'Số điện thoại phải có 10 chữ số, bắt đầu bằng 0.',
        province: chooseAll,
        street: 'Vui lòng nhập số nhà, tên đường.',
      },
    },
  },
  render: (args, context) => <CheckoutPage {...args} order={orderOf(seedOf(context))} />,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const phone = canvas.getByLabelText('Số điện thoại');
    await waitFor(() => expect(phone).toHaveFocus());
    await expect(phone).toHaveAccessibleDescription(/10 chữ số/);
    await expect(canvas.getByLabelText('Tỉnh/Thành phố')).toHaveAccessibleDescription(chooseAll);
  },
};

export const ErrorsOnPhone: Story = {
  ...Errors,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};

/** The order is on its way: it cannot be sent twice. */
export const Sending: Story = {
  args: FilledIn.args,
  render: (args, context) => (
    <CheckoutPage {...args} order={{ ...orderOf(seedOf(context)), busy: true }} />
  ),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Đang xử lý...' })).toBeDisabled();
  },
};

/** Prices and stock have changed meanwhile: the order waits until that is accepted. */
export const Changed: Story = {
  args: FilledIn.args,
  render: (args, context) => {
    const order = orderOf(seedOf(context));
    const [first, second] = order.lines.map(({ name }) => name);
    const lines = [
      `${first}: giá mới 340.000 VNĐ (trước đây 320.000 VNĐ)`,
      `${second} đã hết hàng`,
    ];
    return <CheckoutPage {...args} order={{ ...order, changes: { lines, onAccept: () => {} } }} />;
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Đơn hàng có thay đổi')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Thanh toán' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Đồng ý và tiếp tục' })).toBeEnabled();
  },
};

/** The order could not be placed; another try does no harm. */
export const Refused: Story = {
  args: FilledIn.args,
  render: (args, context) => (
    <CheckoutPage
      {...args}
      order={{
        ...orderOf(seedOf(context)),
        error: 'Có lỗi xảy ra khi đặt hàng. Vui lòng thử lại, đơn hàng sẽ không bị đặt hai lần.',
      }}
    />
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Có lỗi xảy ra khi đặt hàng');
    await expect(canvas.getByRole('button', { name: 'Thanh toán' })).toBeEnabled();
  },
};

/** Before it is known what is ordered, the address can be filled in, and nothing can be sent. */
export const Loading: Story = {
  render: (args) => <LiveCheckout {...args} />,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Họ')).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Đặt hàng' })).toBeNull();
  },
};

export const LoadingOnPhone: Story = {
  ...Loading,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};

export const Failed: Story = {
  args: { order: { state: 'failed', onRetry: fn() } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('form')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
    await expect(args.order.state === 'failed' && args.order.onRetry).toHaveBeenCalledOnce();
  },
};
