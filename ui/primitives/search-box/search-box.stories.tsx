import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { SearchBox, type SearchBoxProps } from './search-box.tsx';

const meta = {
  title: 'Nền tảng/SearchBox',
  component: SearchBox,
  args: { onValueChange: fn(), onSubmit: fn() },
  decorators: [(Story) => <div className='max-w-110'>{Story()}</div>],
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: 'Tìm kiếm sản phẩm' });
    await userEvent.type(box, 'da{Enter}');
    await expect(args.onValueChange).toHaveBeenNthCalledWith(1, 'd');
    await expect(args.onValueChange).toHaveBeenNthCalledWith(2, 'da');
    await expect(args.onSubmit).toHaveBeenCalledWith('da');
  },
};

/** The cross empties the field and leaves the focus in it. */
export const Filled: Story = {
  args: { defaultValue: 'thạch anh tím' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa nội dung tìm kiếm' }));
    const box = canvas.getByRole('searchbox');
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongValue: Story = {
  args: { defaultValue: 'vòng tay thạch anh tím phong thủy cao cấp hợp mệnh Hỏa và mệnh Thổ' },
};

/** What a keyboard program does: it changes the text of the input and tells so. */
function compose(input: HTMLInputElement, text: string, isComposing: boolean) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(
    new InputEvent('input', {
      bubbles: true,
      isComposing,
      inputType: 'insertCompositionText',
      data: text,
    }),
  );
}

/** Telex: 'vongf' becomes 'vòng'. Nothing is searched for until the word stands. */
export const Telex: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole<HTMLInputElement>('searchbox');
    box.focus();
    box.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    for (const text of ['v', 'vo', 'von', 'vong', 'vòng']) compose(box, text, true);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    box.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: 'vòng' }));
    // Firefox tells of the text once more, after the end.
    compose(box, 'vòng', false);
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('vòng');
  },
};

/** Enter that only ends a composition does not search. */
export const EnterWhileComposing: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole<HTMLInputElement>('searchbox');
    box.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    compose(box, 'nhẫn', true);
    box.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

function Late(args: SearchBoxProps) {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchBox
        {...args}
        value={value}
        onValueChange={(text) => setTimeout(() => setValue(text), 120)}
      />
      <button type='button' className='mt-3 min-h-11 px-3' onClick={() => setValue('hũ đá')}>
        Tìm hũ đá
      </button>
      <output className='block'>{value}</output>
    </>
  );
}

/** An application that answers late does not undo what was typed since; a change from elsewhere is shown. */
export const Controlled: Story = {
  render: (args) => <Late {...args} />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    for (const letter of 'nhẫn') {
      await userEvent.type(box, letter);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    await waitFor(() => expect(canvas.getByRole('status').textContent).toBe('nhẫn'));
    await expect(box).toHaveValue('nhẫn');
    await userEvent.click(canvas.getByRole('button', { name: 'Tìm hũ đá' }));
    await expect(box).toHaveValue('hũ đá');
  },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
