import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import {
  emptyValues,
  filledValues,
  incompleteAddress,
} from '../../checkout/address-form/address-values.sample.ts';
import {
  districts,
  emptyAddress,
  fullAddress,
  provinces,
  wards,
} from '../../checkout/address-picker/division.sample.ts';
import { seedOf } from '../../catalogue/seed.sample.ts';
import { savedAddresses } from '../../checkout/saved-address-picker/saved-addresses.sample.ts';
import { framed, pageParameters } from '../../layout/shop-frame/framed.sample.tsx';
import { CheckoutPage } from './checkout-page.tsx';
import { orderOf } from './checkout-order.sample.ts';
import { StatefulCheckout } from './stateful-checkout.sample.tsx';

const picker = {
  value: emptyAddress,
  onChange: fn(),
  provinces,
  districts,
  wards,
  onRetry: fn(),
};

const meta = {
  title: 'Pages (trang)/CheckoutPage',
  component: CheckoutPage,
  args: {
    order: { state: 'loading' },
    address: { values: emptyValues, onChange: fn(), picker },
    payment: { value: 'cod', onChange: fn() },
    onSubmit: fn(),
  },
  decorators: [framed(undefined, 3)],
  parameters: pageParameters,
} satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty form, with the order on the right. */
export const Full: Story = {
  render: (args, context) => <StatefulCheckout {...args} order={orderOf(seedOf(context))} />,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, ...context }) => {
    const names = orderOf(seedOf(context)).lines.map(({ name }) => name);
    for (const name of names) {
      const visible = canvas.getAllByText(name).filter((element) => element.checkVisibility());
      await expect(visible).toHaveLength(1);
    }
  },
};

/** Each change and the submit call their callbacks. */
export const Interactions: Story = {
  ...Full,
  tags: ['!autodocs'],
  play: async ({ args, canvas, step, userEvent }) => {
    await step('type a name', async () => {
      await userEvent.type(canvas.getByLabelText('Họ'), 'Lê');
      await expect(args.address.onChange).toHaveBeenLastCalledWith({
        ...emptyValues,
        lastName: 'Lê',
      });
    });
    await step('submit the form', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Đặt hàng' }));
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
  },
};

/** The lines are folded at the top. Amounts and the only button come last. */
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

/** Completed form with a discount and payment by card. */
export const FilledIn: Story = {
  args: {
    address: { values: filledValues, onChange: fn(), picker: { ...picker, value: fullAddress } },
    payment: { value: 'card', onChange: fn(), offered: ['cod', 'card'] },
  },
  render: (args, context) => <StatefulCheckout {...args} order={orderOf(seedOf(context), 10)} />,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Giảm giá (WELCOME10)')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Thanh toán' })).toBeEnabled();
  },
};

/** A customer with saved addresses chooses another one. The checkbox saves the entered one. */
export const SavedAddresses: Story = {
  args: {
    ...FilledIn.args,
    savedAddresses: { addresses: savedAddresses, chosen: 'dia-chi-1', onChoose: fn() },
    saving: { checked: false, onChange: fn() },
  },
  render: (args, context) => <StatefulCheckout {...args} order={orderOf(seedOf(context))} />,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chọn địa chỉ đã lưu' }));
    await userEvent.click(canvas.getByRole('button', { name: /Lê Văn Phúc/ }));
    await expect(args.savedAddresses?.onChoose).toHaveBeenCalledWith('dia-chi-2');
    await userEvent.click(canvas.getByLabelText('Lưu địa chỉ này cho lần sau'));
    await expect(args.saving?.onChange).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Chọn địa chỉ đã lưu' }));
  },
};

export const SavedAddressesOnPhone: Story = {
  ...SavedAddresses,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** A guest who has an account can log in, and keeps what was typed. */
export const Guest: Story = {
  args: { ...FilledIn.args, onLogIn: fn() },
  render: (args, context) => <StatefulCheckout {...args} order={orderOf(seedOf(context))} />,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập' }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
};

export const GuestOnPhone: Story = {
  ...Guest,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};

/** Each error is shown below its field. The first invalid field has the focus. */
export const Errors: Story = {
  args: {
    address: {
      values: { ...filledValues, phone: '12', street: '' },
      onChange: fn(),
      picker,
      errors: {
        phone: 'Số điện thoại phải có 10 chữ số, bắt đầu bằng 0.',
        province: incompleteAddress,
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
    await expect(canvas.getByLabelText('Tỉnh/Thành phố')).toHaveAccessibleDescription(
      incompleteAddress,
    );
  },
};

export const ErrorsOnPhone: Story = {
  ...Errors,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};

/** While the order is being sent, it cannot be sent again. */
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

/** Prices and stock have changed. The order cannot be sent until the changes are accepted. */
export const ChangesPending: Story = {
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

/** The order could not be placed. It can be sent again safely. */
export const SubmitFailed: Story = {
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

/** While the order is loading, the address can be filled in, but nothing can be sent. */
export const Loading: Story = {
  render: (args) => <StatefulCheckout {...args} />,
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

/** The content of the cart could not be loaded. */
export const Failed: Story = {
  args: { order: { state: 'failed', onRetry: fn() } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('form')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
    await expect(args.order.state === 'failed' && args.order.onRetry).toHaveBeenCalledOnce();
  },
};
