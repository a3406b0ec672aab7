import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { AddressPicker, type AddressPickerProps } from './address-picker.tsx';
import { splitPlace } from '../former-place-search/former-place.sample.ts';
import type { FormerPlaceView } from '../former-place-search/former-place.ts';
import {
  communes,
  districts,
  emptyAddress,
  fullAddress,
  provinces,
  wards,
} from './division.sample.ts';
import { english } from '../../messages/english/english.ts';
import { MessagesProvider } from '../../messages/use-messages.ts';

const meta = {
  title: 'Checkout (thanh toan)/AddressPicker',
  component: AddressPicker,
  args: {
    value: emptyAddress,
    onChange: fn(),
    provinces,
    districts,
    wards,
    onRetry: fn(),
  },
  parameters: { state: { value: 'onChange' } },
  decorators: [
    (Story) => <div className='grid max-w-140 gap-5 sm:grid-cols-2'>{Story()}</div>,
  ],
} satisfies Meta<typeof AddressPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

function WithFormer({ former, ...args }: AddressPickerProps) {
  const [place, setPlace] = useState<FormerPlaceView>();
  return (
    <AddressPicker {...args} former={former && { ...former, place, onPlaceChange: setPlace }} />
  );
}

/** The two levels since July 2025. An old name finds the commune, or offers the possible ones. */
export const Communes: Story = {
  args: {
    scheme: 'communes',
    wards: communes,
    former: { onSearch: () => Promise.resolve([splitPlace]), onPlaceChange: fn() },
  },
  render: (args) => <WithFormer {...args} />,
  play: async ({ args, canvas, step, userEvent }) => {
    await expect(canvas.queryByLabelText('Quận/Huyện')).toBeNull();
    await expect(canvas.getByLabelText('Phường/Xã')).toBeDisabled();
    const choosePlace = async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'cong vi');
      await userEvent.click(await canvas.findByRole('button', { name: /^Phường Cống Vị/ }));
    };
    await step('a commune from the list is not that of the former place', async () => {
      await choosePlace();
      await expect(canvas.getByLabelText('Phường/Xã')).toHaveValue('');
      await userEvent.click(canvas.getByLabelText('Phường/Xã'));
      await userEvent.click(await screen.findByRole('option', { name: 'Phường Ba Đình' }));
      await expect(canvas.queryByRole('radio')).toBeNull();
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    });
    await choosePlace();
    await expect(canvas.getByLabelText('Tỉnh/Thành phố')).toHaveValue('Thành phố Hà Nội');
    await expect(canvas.getByLabelText('Phường/Xã')).toHaveValue('');
    await userEvent.click(canvas.getByRole('radio', { name: 'Phường Giảng Võ' }));
    await expect(canvas.getByLabelText('Phường/Xã')).toHaveValue('Phường Giảng Võ');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      province: { code: 1, name: 'Thành phố Hà Nội' },
      district: { code: 25, name: '(cũ: Phường Cống Vị, Quận Ba Đình)' },
      ward: { code: 25, name: 'Phường Giảng Võ' },
    });
  },
};

/** The levels are chosen in order. Each is disabled until the one above has a value. */
export const Default: Story = {};

/** Clicks and keys, as a visitor uses them. */
export const Interaction: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const province = canvas.getByLabelText('Tỉnh/Thành phố');
    const district = canvas.getByLabelText('Quận/Huyện');
    const ward = canvas.getByLabelText('Phường/Xã');
    await expect(district).toBeDisabled();
    await expect(ward).toBeDisabled();
    await step('type a province without diacritics and click the match', async () => {
      await userEvent.type(province, 'da nang');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      await userEvent.click(screen.getByRole('option', { name: 'Thành phố Đà Nẵng' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({
        ...emptyAddress,
        province: fullAddress.province,
      });
      await expect(province).toHaveValue('Thành phố Đà Nẵng');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    });
    await step('choose the district', async () => {
      await expect(district).toBeEnabled();
      await expect(ward).toBeDisabled();
      await userEvent.click(district);
      await waitFor(() => expect(screen.getAllByLabelText('Đóng danh sách')).toHaveLength(2));
      await expect(screen.queryByLabelText('Dismiss')).toBeNull();
      await userEvent.click(await screen.findByRole('option', { name: 'Quận Hải Châu' }));
    });
    await step('choose the ward', async () => {
      await waitFor(() => expect(ward).toBeEnabled());
      await userEvent.click(ward);
      await userEvent.click(await screen.findByRole('option', { name: 'Phường Thạch Thang' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(fullAddress);
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    });
  },
};

/** A new province clears district and ward. Choosing the same province again changes nothing. */
export const ChangeProvince: Story = {
  args: { value: fullAddress },
  play: async ({ args, canvas, userEvent }) => {
    const province = canvas.getByLabelText('Tỉnh/Thành phố');
    await userEvent.click(province);
    const options = await screen.findAllByRole('option');
    await expect(options).toHaveLength(12);
    await userEvent.click(screen.getByRole('option', { name: 'Thành phố Đà Nẵng' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.clear(province);
    await userEvent.type(province, 'hcm');
    await userEvent.click(await screen.findByRole('option', { name: 'Thành phố Hồ Chí Minh' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      province: { code: 79, name: 'Thành phố Hồ Chí Minh' },
      district: null,
      ward: null,
    });
    await expect(canvas.getByLabelText('Quận/Huyện')).toHaveValue('');
    await expect(canvas.getByLabelText('Phường/Xã')).toBeDisabled();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** A new district clears the ward and keeps the province. */
export const ChangeDistrict: Story = {
  args: { value: fullAddress },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Quận/Huyện'));
    await userEvent.click(await screen.findByRole('option', { name: 'Quận Sơn Trà' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      province: fullAddress.province,
      district: { code: 493, name: 'Quận Sơn Trà' },
      ward: null,
    });
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

const onSubmit = fn((event: { preventDefault(): void }) => event.preventDefault());

/** Operation by keyboard: type, choose with Enter, continue with Tab. Enter does not submit. */
export const ByKeyboard: Story = {
  decorators: [
    (Story) => (
      <form className='contents' onSubmit={onSubmit}>
        {Story()}
        <Button type='submit' className='self-end'>Đặt hàng</Button>
      </form>
    ),
  ],
  play: async ({ args, canvas, step, userEvent }) => {
    onSubmit.mockClear();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Tỉnh/Thành phố')).toHaveFocus();
    await step('Enter chooses the first match', async () => {
      await userEvent.keyboard('da nang');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith({
        ...emptyAddress,
        province: fullAddress.province,
      });
    });
    await step('arrow keys choose an item', async () => {
      await userEvent.tab();
      await expect(canvas.getByLabelText('Quận/Huyện')).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await screen.findByRole('listbox');
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ ...fullAddress, ward: null });
    });
    await step('Escape keeps the choice', async () => {
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await userEvent.keyboard('{Escape}');
      await expect(canvas.getByLabelText('Quận/Huyện')).toHaveValue('Quận Hải Châu');
      await expect(args.onChange).toHaveBeenLastCalledWith({ ...fullAddress, ward: null });
    });
    await step('Enter does not submit when the list is closed or has no match', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.tab();
      await userEvent.keyboard('khong co');
      await screen.findByText('Không tìm thấy');
      await userEvent.keyboard('{Enter}');
      await expect(onSubmit).not.toHaveBeenCalled();
    });
  },
};

/** Incomplete text is not a choice: on blur the field shows the chosen division again. */
export const IncompleteText: Story = {
  args: { value: fullAddress },
  play: async ({ args, canvas, userEvent }) => {
    const province = canvas.getByLabelText('Tỉnh/Thành phố');
    await userEvent.click(province);
    await userEvent.type(province, ' x');
    await userEvent.tab();
    await waitFor(() => expect(province).toHaveValue('Thành phố Đà Nẵng'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const NoMatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Tỉnh/Thành phố'), 'paris');
    await waitFor(() => expect(screen.getByText('Không tìm thấy')).toBeVisible());
    await expect(screen.queryAllByRole('option')).toHaveLength(0);
  },
};

/** Simulates an input method editor: sets the text and dispatches an `input` event. */
function compose(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(
    new InputEvent('input', {
      bubbles: true,
      isComposing: true,
      inputType: 'insertCompositionText',
      data: text,
    }),
  );
}

/** Telex composes 'ddaf nawngx' to 'đà nẵng'. The field keeps each step, then filters. */
export const Telex: Story = {
  play: async ({ canvas }) => {
    const province = canvas.getByLabelText<HTMLInputElement>('Tỉnh/Thành phố');
    province.focus();
    province.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    for (const text of ['d', 'đ', 'đa', 'đà', 'đà n', 'đà na', 'đà nă', 'đà nẵ', 'đà nẵng']) {
      compose(province, text);
      await expect(province).toHaveValue(text);
    }
    province.dispatchEvent(
      new CompositionEvent('compositionend', { bubbles: true, data: 'đà nẵng' }),
    );
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await expect(province).toHaveValue('đà nẵng');
    await expect(screen.getByRole('option')).toHaveTextContent('Thành phố Đà Nẵng');
  },
};

/** The list fits the screen, and each row is at least 44 px high. */
export const PhoneWidth: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Tỉnh/Thành phố'));
    const list = await screen.findByRole('listbox');
    for (const option of screen.getAllByRole('option')) {
      await expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    const { left, right, top, bottom } = list.getBoundingClientRect();
    await expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
  },
};

/** The texts of a `MessagesProvider` replace the Vietnamese ones, also for screen readers. */
export const InEnglish: Story = {
  args: { districts: { state: 'failed' }, value: { ...fullAddress, district: null, ward: null } },
  decorators: [
    (Story) => (
      <MessagesProvider value={english}>
        <div lang='en' className='contents'>{Story()}</div>
      </MessagesProvider>
    ),
  ],
  play: async ({ canvas, step, userEvent }) => {
    await expect(canvas.getByText('The districts could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await step('the hidden buttons that close the list are labelled in English', async () => {
      const province = canvas.getByLabelText('Province/City');
      await userEvent.click(province);
      await waitFor(() => expect(screen.getAllByLabelText('Close list')).toHaveLength(2));
      await expect(screen.queryByLabelText('Dismiss')).toBeNull();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      province.blur();
    });
  },
};
