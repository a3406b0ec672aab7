import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { FormerPlaceSearch, type FormerPlaceSearchProps } from './former-place-search.tsx';
import type { FormerPlaceView } from './former-place.ts';
import { splitPlace, wholePlace } from './former-place.sample.ts';

/** A search that finds these places; it fails without any. */
const finding = (places?: readonly FormerPlaceView[]) =>
  fn((_: string): Promise<readonly FormerPlaceView[]> =>
    places ? Promise.resolve(places) : Promise.reject(new Error('offline'))
  );

const meta = {
  title: 'Checkout (thanh toan)/FormerPlaceSearch',
  component: FormerPlaceSearch,
  args: {
    onSearch: finding([wholePlace, splitPlace]),
    onChoose: fn(),
  },
  render: (args) => <Stateful {...args} />,
  decorators: [(Story) => <div className='max-w-140'>{Story()}</div>],
} satisfies Meta<typeof FormerPlaceSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

function Stateful({ place: initial, commune, onChoose, ...args }: FormerPlaceSearchProps) {
  const [chosen, setChosen] = useState({ place: initial, commune });
  return (
    <FormerPlaceSearch
      {...args}
      {...chosen}
      onChoose={(place, choice) => {
        setChosen({ place, commune: choice.ward?.code });
        onChoose(place, choice);
      }}
    />
  );
}

export const Default: Story = {};

/** Clicks and keys, as a customer uses them. */
export const Interaction: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: 'Tìm theo địa chỉ cũ' });
    await step('typing lists the former wards', async () => {
      await userEvent.type(input, 'bến nghé');
      await canvas.findByRole('list', { name: 'Địa chỉ cũ tìm thấy' });
      await expect(args.onSearch).toHaveBeenCalledWith('bến nghé');
    });
    await step('a ward that was not split is converted', async () => {
      await userEvent.tab();
      if (
        document.activeElement?.textContent !== 'Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh'
      ) {
        await userEvent.tab();
      }
      await userEvent.keyboard('{Enter}');
      await expect(args.onChoose).toHaveBeenLastCalledWith(wholePlace, {
        province: { code: 79, name: 'Thành phố Hồ Chí Minh' },
        district: { code: 26740, name: '(cũ: Phường Bến Nghé, Quận 1)' },
        ward: { code: 26740, name: 'Phường Sài Gòn' },
      });
      await expect(input).toHaveFocus();
      await canvas.findByText(/nay thuộc Phường Sài Gòn, Thành phố Hồ Chí Minh\./);
    });
  },
};

/** The customer says which of the communes the address belongs to. Nothing is guessed. */
export const Split: Story = {
  args: { place: splitPlace },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Phường Ngọc Hà' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Phường Giảng Võ' }));
    await expect(args.onChoose).toHaveBeenCalledWith(splitPlace, {
      province: { code: 1, name: 'Thành phố Hà Nội' },
      district: { code: 25, name: splitPlace.note },
      ward: { code: 25, name: 'Phường Giảng Võ' },
    });
  },
};

/** Most of a ward belongs to one commune: it is chosen, and the customer checks it. */
export const Likely: Story = { args: { place: { ...splitPlace, likely: true } } };

export const Nothing: Story = {
  args: { onSearch: finding([]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'xyz');
    await canvas.findByText('Không tìm thấy phường, xã cũ nào có tên này.');
  },
};

export const Failed: Story = {
  args: { onSearch: finding() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'bến');
    await canvas.findByText('Chưa tìm được, vui lòng thử lại.');
  },
};
