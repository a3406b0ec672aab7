import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  districts,
  emptyAddress,
  fullAddress,
  provinces,
  wards,
} from '../address-picker/division.sample.ts';
import { Button } from '../../primitives/button/button.tsx';
import { type AddressErrors, AddressForm, type AddressFormProps } from './address-form.tsx';
import { emptyValues, filledValues, incompleteAddress } from './address-values.sample.ts';

const picker = {
  value: emptyAddress,
  onChange: fn(),
  provinces,
  districts,
  wards,
  onRetry: fn(),
};

const meta = {
  title: 'Checkout (thanh toan)/AddressForm',
  component: AddressForm,
  args: { values: emptyValues, onChange: fn(), picker },
  render: (args) => <Stateful {...args} />,
  decorators: [(Story) => <div className='max-w-190'>{Story()}</div>],
} satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj<typeof meta>;

function Stateful({ values, onChange, picker, ...args }: AddressFormProps) {
  const [typed, setTyped] = useState(values);
  const [choice, setChoice] = useState(picker.value);
  return (
    <AddressForm
      {...args}
      values={typed}
      onChange={(next) => {
        setTyped(next);
        onChange(next);
      }}
      picker={{
        ...picker,
        value: choice,
        onChange: (next) => {
          setChoice(next);
          picker.onChange(next);
        },
      }}
    />
  );
}

export const Empty: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Thông tin giao hàng',
    );
    await expect(canvas.getByLabelText('Quốc gia')).toHaveValue('Việt Nam');
    await expect(canvas.getByLabelText('Quốc gia')).toHaveAttribute('readonly');
    const names = [...canvasElement.querySelectorAll('input')].map(({ name }) => name);
    await expect(names.filter(Boolean)).toEqual([
      'lastName',
      'firstName',
      'email',
      'phone',
      'country',
      'province',
      'district',
      'ward',
      'street',
    ]);
  },
};

export const Filled: Story = {
  args: { values: filledValues, picker: { ...picker, value: fullAddress } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Tên'), '!');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...filledValues,
      firstName: 'Ánh Tuyết!',
    });
    await userEvent.click(canvas.getByLabelText('Phường/Xã'));
    await userEvent.click(await screen.findByRole('option', { name: 'Phường Hải Châu' }));
    await expect(args.picker.onChange).toHaveBeenLastCalledWith({
      ...fullAddress,
      ward: { code: 20239, name: 'Phường Hải Châu' },
    });
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** Browsers and password managers recognize the fields by their `autocomplete` values. */
export const Autocomplete: Story = {
  play: async ({ canvas }) => {
    for (
      const [label, autocomplete] of [
        ['Họ', 'family-name'],
        ['Tên', 'given-name'],
        ['Email', 'email'],
        ['Số điện thoại', 'tel'],
        ['Số nhà, tên đường', 'street-address'],
      ] as const
    ) {
      await expect(canvas.getByLabelText(label)).toHaveAttribute('autocomplete', autocomplete);
    }
    await expect(canvas.getByLabelText('Số điện thoại')).toHaveAttribute('inputmode', 'tel');
  },
};

const invalid: AddressErrors = {
  street: 'Vui lòng nhập số nhà, tên đường.',
  province: 'Vui lòng chọn tỉnh/thành phố.',
  phone: 'Số điện thoại phải có 10 chữ số, bắt đầu bằng 0.',
};

/** Each error is shown below its field and describes it. The first one takes the focus. */
export const Errors: Story = {
  // On the documentation page it would take the focus from the other stories.
  tags: ['!autodocs'],
  args: { values: { ...filledValues, phone: '12', street: '' }, errors: invalid },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Số điện thoại')).toHaveFocus());
    for (
      const [label, field] of [
        ['Số điện thoại', 'phone'],
        ['Tỉnh/Thành phố', 'province'],
        ['Số nhà, tên đường', 'street'],
      ] as const
    ) {
      await expect(canvas.getByLabelText(label)).toBeInvalid();
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(invalid[field]);
    }
    await expect(canvas.getByLabelText('Email')).toBeValid();
  },
};

/** A select with an error takes the focus like any other field. */
export const ErrorInSelect: Story = {
  tags: ['!autodocs'],
  args: {
    values: filledValues,
    errors: {
      province: incompleteAddress,
      district: incompleteAddress,
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Tỉnh/Thành phố')).toHaveFocus());
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

/** After a failed load of the list, the retry button takes the focus. */
export const ErrorAfterFailedLoad: Story = {
  tags: ['!autodocs'],
  args: {
    values: filledValues,
    picker: {
      ...picker,
      value: { ...emptyAddress, province: fullAddress.province },
      districts: { state: 'failed' },
    },
    errors: { district: 'Vui lòng chọn quận/huyện.' },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Thử lại' })).toHaveFocus());
  },
};

function Rejecting(args: AddressFormProps) {
  const [values, setValues] = useState(args.values);
  const [errors, setErrors] = useState<AddressErrors>();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setErrors({ phone: invalid.phone, street: invalid.street });
      }}
    >
      <AddressForm
        {...args}
        values={values}
        errors={errors}
        onChange={(next) => {
          setValues(next);
          setErrors((shown) => ({ ...shown, phone: undefined }));
        }}
      />
      <Button type='submit'>Đặt hàng</Button>
    </form>
  );
}

/**
 * Correcting one error does not move the focus to the next. Submitting again moves it to the first.
 */
export const CorrectingErrors: Story = {
  args: { values: { ...filledValues, phone: '', street: '' } },
  render: (args) => <Rejecting {...args} />,
  play: async ({ canvas, step, userEvent }) => {
    const phone = canvas.getByLabelText('Số điện thoại');
    const submit = () => userEvent.click(canvas.getByRole('button', { name: 'Đặt hàng' }));
    await submit();
    await waitFor(() => expect(phone).toHaveFocus());
    await step('correct the first error', async () => {
      await userEvent.type(phone, '09');
      await expect(phone).toHaveFocus();
      await expect(phone).toBeValid();
      await expect(phone).toHaveValue('09');
    });
    await step('submit twice with errors', async () => {
      await submit();
      await waitFor(() => expect(phone).toHaveFocus());
      await submit();
      await waitFor(() => expect(phone).toHaveFocus());
    });
  },
};

export const PhoneWidth: Story = {
  tags: ['!autodocs'],
  args: { ...Errors.args },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
