import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { SearchBox, type SearchBoxProps } from './search-box.tsx';

const meta = {
  title: 'Primitives (thanh phan)/SearchBox',
  component: SearchBox,
  args: { onValueChange: fn(), onSubmit: fn() },
  decorators: [(Story) => <div className='max-w-110'>{Story()}</div>],
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a visitor uses them. */
export const Interaction: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: 'Tìm kiếm sản phẩm' });
    await userEvent.type(box, 'da{Enter}');
    await expect(args.onValueChange).toHaveBeenNthCalledWith(1, 'd');
    await expect(args.onValueChange).toHaveBeenNthCalledWith(2, 'da');
    await expect(args.onSubmit).toHaveBeenCalledWith('da');
  },
};

/** The clear button empties the field and keeps the focus in it. */
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
  play: async ({ args, canvas, step, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    await step('Enter submits the whole text', async () => {
      await userEvent.tab();
      await expect(box).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledWith(args.defaultValue);
    });
    box.blur();
  },
};

/** Acts as an input method does: changes the text of the input and dispatches an `input` event. */
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

/** In Telex 'vongf' becomes 'vòng'. Nothing is reported until the composition ends. */
export const Telex: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole<HTMLInputElement>('searchbox');
    box.focus();
    box.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    for (const text of ['v', 'vo', 'von', 'vong', 'vòng']) compose(box, text, true);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    box.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: 'vòng' }));
    // Firefox dispatches another input event with the same text after the end.
    compose(box, 'vòng', false);
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('vòng');
  },
};

/** Enter that ends a composition does not submit. */
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

/** Updates delayed by the play function, oldest first. Without it they are applied after 120 ms. */
let pendingUpdates: (() => void)[] | undefined;

function updateLate(update: () => void): void {
  if (pendingUpdates) pendingUpdates.push(update);
  else setTimeout(update, 120);
}

function LateApplication(args: SearchBoxProps) {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchBox
        {...args}
        value={value}
        onValueChange={(text) => updateLate(() => setValue(text))}
      />
      <button type='button' className='mt-3 min-h-11 px-3' onClick={() => setValue('hũ đá')}>
        Tìm hũ đá
      </button>
      <output className='block'>{value}</output>
    </>
  );
}

/** A late update does not overwrite later typing; a change by other means is shown. */
export const Controlled: Story = {
  render: (args) => <LateApplication {...args} />,
  beforeEach: () => {
    pendingUpdates = [];
    return () => {
      pendingUpdates = undefined;
    };
  },
  play: async ({ canvas, step, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    const updates = pendingUpdates ?? [];
    await step('a word is typed before the first update', async () => {
      await userEvent.type(box, 'nhẫn');
      await expect(updates).toHaveLength(4);
    });
    await step('the updates with its prefixes leave the word unchanged', async () => {
      for (const [index, beginning] of ['n', 'nh', 'nhẫ', 'nhẫn'].entries()) {
        updates[index]?.();
        await waitFor(() => expect(canvas.getByRole('status').textContent).toBe(beginning));
        await expect(box).toHaveValue('nhẫn');
      }
    });
    pendingUpdates = undefined;
    await step('a change by other means replaces it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tìm hũ đá' }));
      await expect(box).toHaveValue('hũ đá');
    });
  },
};

export const PhoneWidth: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, step, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    await step('typing shows a clear button of 44 px, which empties the field', async () => {
      await userEvent.type(box, 'nhẫn');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('nhẫn');
      const clear = canvas.getByRole('button', { name: 'Xóa nội dung tìm kiếm' });
      await expect(clear.clientWidth).toBeGreaterThanOrEqual(44);
      await userEvent.click(clear);
      await expect(box).toHaveValue('');
    });
    box.blur();
  },
};
