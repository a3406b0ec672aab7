import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import type { BirthCalendar } from './birth-date-fields.tsx';
import { TuViForm, type TuViFormProps } from './tu-vi-form.tsx';
import { empty, filled } from './tu-vi-values.sample.ts';

const meta = {
  title: 'Birth chart (tu vi)/TuViForm',
  component: TuViForm,
  args: { values: empty, onChange: fn(), onSubmit: fn() },
  parameters: { state: { values: 'onChange' } },
} satisfies Meta<typeof TuViForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button is disabled until every field is filled. The form lists the missing fields. */
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Phân tích' })).toBeDisabled();
    await expect(canvas.getByText(/^Còn thiếu: họ tên, ngày/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Họ và tên'), 'An');
    await expect(canvas.getByText(/^Còn thiếu: ngày/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Phân tích' })).toBeDisabled();
  },
};

export const Filled: Story = {
  args: { values: filled },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText(/Còn thiếu/)).toBeNull();
    const hours = canvas.getByLabelText<HTMLSelectElement>('Giờ sinh');
    await expect(hours.options).toHaveLength(13);
    await expect(hours.selectedOptions[0]).toHaveTextContent('Tý 00h00-01h59');
    await userEvent.click(canvas.getByRole('button', { name: 'Phân tích' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** A lunar date, which may be in a leap month, with its solar date. */
export const LunarDate: Story = {
  args: { values: { ...filled, birthDay: '1', birthMonth: '6', birthYear: '2025' } },
  render: (args) => {
    const [{ value, leap }, setCalendar] = useState<Pick<BirthCalendar, 'value' | 'leap'>>({
      value: 'lunar',
      leap: true,
    });
    const onChange: BirthCalendar['onChange'] = (value, leap) => setCalendar({ value, leap });
    return <TuViForm {...args} calendar={{ value, leap, solarDate: '25/7/2025', onChange }} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Ngày sinh (âm lịch)' })).toBeVisible();
    await expect(canvas.getByText('Tức ngày 25/7/2025 dương lịch.')).toBeVisible();
    await userEvent.click(canvas.getByLabelText('Dương lịch'));
    await expect(canvas.getByRole('group', { name: 'Ngày sinh (dương lịch)' })).toBeVisible();
    await expect(canvas.queryByLabelText('Tháng nhuận')).toBeNull();
    await expect(canvas.queryByText(/^Tức ngày/)).toBeNull();
    await userEvent.click(canvas.getByLabelText('Âm lịch'));
    await userEvent.click(canvas.getByLabelText('Tháng nhuận'));
    await expect(canvas.getByLabelText('Tháng nhuận')).toBeChecked();
  },
};

/**
 * The exact time stands beside the hour, with the name of the hour by tradition. Another hour that
 * is chosen takes its place.
 */
export const ExactTime: Story = {
  args: { values: { ...filled, birthHour: '22' } },
  render: (args) => {
    const [time, setTime] = useState('');
    return <TuViForm {...args} time={{ value: time, onChange: setTime }} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Tính là giờ Hợi\. Sinh từ 23h trở đi/)).toBeVisible();
    const time = canvas.getByLabelText('Giờ phút sinh');
    // Typing sets parts of a time, about which the browser warns.
    await fireEvent.change(time, { target: { value: '08:30' } });
    await userEvent.selectOptions(canvas.getByLabelText('Giờ sinh'), '22');
    await userEvent.selectOptions(canvas.getByLabelText('Giờ sinh'), '4');
    await expect(time).toHaveValue('');
    await expect(canvas.getByText(/^Tính là giờ Dần\./)).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Giờ sinh'), '22');
    await fireEvent.change(time, { target: { value: '23:30' } });
    await expect(canvas.getByText(/^23:30 là giờ Tý theo lối xưa/)).toBeVisible();
  },
};

/** A name that consists of spaces counts as missing. */
export const BlankName: Story = {
  args: { values: { ...filled, name: '   ' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Phân tích' })).toBeDisabled();
    await userEvent.click(canvas.getByLabelText('Năm'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  args: { values: filled, busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Đang phân tích...' })).toBeDisabled();
    await userEvent.click(canvas.getByLabelText('Họ và tên'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The error of the service is shown above the fields and announced immediately. */
export const Failed: Story = {
  args: { values: filled, error: 'Lỗi không xác định từ server.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.error ?? '');
  },
};

/** Each error is shown below its field and describes it. The first one takes the focus. */
export const FieldErrors: Story = {
  // On the documentation page it would take the focus from the other stories.
  tags: ['!autodocs'],
  args: {
    values: {
      ...filled,
      birthDay: '31',
      birthMonth: '2',
      birthYear: '1850',
      birthHour: '',
      gender: '',
    },
    errors: {
      gender: 'Vui lòng chọn giới tính.',
      birthYear: 'Năm sinh phải là một số hợp lệ từ 1900 đến 2100.',
      birthDay: 'Tháng 2 năm 1850 chỉ có 28 ngày.',
      birthHour: 'Vui lòng chọn giờ sinh.',
    },
  },
  play: async ({ args, canvas }) => {
    const day = canvas.getByLabelText('Ngày');
    await waitFor(() => expect(day).toHaveFocus());
    for (
      const [label, field] of [
        ['Ngày', 'birthDay'],
        ['Năm', 'birthYear'],
        ['Giờ sinh', 'birthHour'],
      ] as const
    ) {
      await expect(canvas.getByLabelText(label)).toBeInvalid();
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(args.errors?.[field]);
    }
    await expect(canvas.getByLabelText('Tháng')).toBeValid();
    await expect(canvas.getByRole('radiogroup', { name: 'Giới tính' }))
      .toHaveAccessibleDescription(args.errors?.gender);
  },
};

const invalidYear = 'Năm sinh phải là một số hợp lệ từ 1900 đến 2100.';

function Rejecting({ onSubmit, ...args }: TuViFormProps) {
  const [values, setValues] = useState(args.values);
  const [errors, setErrors] = useState<TuViFormProps['errors']>();
  return (
    <TuViForm
      {...args}
      values={values}
      errors={errors}
      onChange={(next) => {
        setValues(next);
        setErrors((shown) => ({ ...shown, birthDay: undefined }));
      }}
      onSubmit={() => {
        onSubmit();
        setErrors({ birthDay: 'Tháng 2 năm 1850 chỉ có 28 ngày.', birthYear: invalidYear });
      }}
    />
  );
}

/**
 * Correcting one error does not move the focus to the next. Submitting again moves it to the first.
 */
export const CorrectingErrors: Story = {
  args: { values: { ...filled, birthDay: '31', birthMonth: '2', birthYear: '1850' } },
  render: (args) => <Rejecting {...args} />,
  play: async ({ canvas, step, userEvent }) => {
    const day = canvas.getByLabelText('Ngày');
    const submit = () => userEvent.click(canvas.getByRole('button', { name: 'Phân tích' }));
    await submit();
    await waitFor(() => expect(day).toHaveFocus());
    await step('correct the first error', async () => {
      await userEvent.clear(day);
      await userEvent.type(day, '30');
      await expect(day).toHaveFocus();
      await expect(day).toBeValid();
      await expect(day).toHaveValue('30');
    });
    await step('submit twice with errors', async () => {
      await submit();
      await waitFor(() => expect(day).toHaveFocus());
      await submit();
      await waitFor(() => expect(day).toHaveFocus());
    });
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

/** Telex composes 'Quyrnhf' to 'Quỳnh'. The field keeps each step. */
export const Telex: Story = {
  play: async ({ args, canvas }) => {
    const name = canvas.getByLabelText<HTMLInputElement>('Họ và tên');
    name.focus();
    name.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    for (const text of ['Q', 'Qu', 'Quy', 'Quyn', 'Quynh', 'Quỳnh']) {
      compose(name, text);
      await expect(name).toHaveValue(text);
    }
    name.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: 'Quỳnh' }));
    await expect(name).toHaveValue('Quỳnh');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...empty, name: 'Quỳnh' });
  },
};

/** Operation by keyboard: type, choose, submit with Enter. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('Vũ Hoàng Nam');
    for (const part of ['15', '6', '1978']) {
      await userEvent.tab();
      await userEvent.keyboard(part);
    }
    await userEvent.tab();
    await expect(canvas.getByLabelText('Giờ sinh')).toHaveFocus();
    await userEvent.selectOptions(canvas.getByLabelText('Giờ sinh'), 'Ngọ 12h00-13h59');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      name: 'Vũ Hoàng Nam',
      birthDay: '15',
      birthMonth: '6',
      birthYear: '1978',
      birthHour: '12',
      gender: 'male',
    });
    await userEvent.click(canvas.getByLabelText('Năm'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const PhoneWidth: Story = {
  tags: ['!autodocs'],
  args: { ...FieldErrors.args },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
