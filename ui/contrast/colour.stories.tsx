import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { colourTokens } from './colour-tokens.ts';
import { contrast } from './contrast.ts';

const grounds = ['paper', 'surface'] as const;

function read(name: string): string {
  const value = getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`);
  return value.trim().replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');
}

/** Every colour of the shop with its contrast as it is measured in this browser. */
function Colours() {
  const [colours, setColours] = useState<Record<string, string>>({});
  useEffect(() => {
    setColours(Object.fromEntries(colourTokens.map(({ name }) => [name, read(name)])));
  }, []);
  return (
    <table className='w-full max-w-220 text-left tabular-nums'>
      <thead>
        <tr className='border-b border-line'>
          <th scope='col' className='py-2'>Token</th>
          <th scope='col'>Value</th>
          <th scope='col'>Use</th>
          {grounds.map((ground) => <th key={ground} scope='col'>On {ground}</th>)}
          <th scope='col'>Needs</th>
        </tr>
      </thead>
      <tbody>
        {colourTokens.map(({ name, swatch, use, least }) => (
          <tr key={name} className='border-b border-line'>
            <th scope='row' className='py-2 font-normal'>
              <span
                className={`mr-3 inline-block size-10 rounded-field border border-line align-middle ${swatch}`}
              />
              {name}
            </th>
            <td>{colours[name]}</td>
            <td>{use}</td>
            {grounds.map((ground) => (
              <td key={ground} data-contrast={least}>
                {colours[name] && contrast(colours[name], colours[ground] ?? '').toFixed(2)}
              </td>
            ))}
            <td>{least ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const meta = {
  title: 'Thạch An/Màu sắc',
  component: Colours,
  // Its page is written by hand.
  tags: ['!autodocs'],
} satisfies Meta<typeof Colours>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each token does on both grounds what its use needs. */
export const Contrast: Story = {
  play: async ({ canvasElement }) => {
    const cells = canvasElement.querySelectorAll<HTMLElement>('[data-contrast]');
    await expect(cells.length).toBe(24);
    await waitFor(() => expect(cells[0]).not.toBeEmptyDOMElement());
    for (const cell of cells) {
      await expect(Number(cell.textContent)).toBeGreaterThanOrEqual(Number(cell.dataset.contrast));
    }
  },
};
