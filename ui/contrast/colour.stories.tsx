import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { contrast } from './contrast.ts';

/** A token of the theme: its use, and the least contrast that this use needs on paper and on surface. */
const tokens: { name: string; swatch: string; use: string; least?: number }[] = [
  { name: 'paper', swatch: 'bg-paper', use: 'page' },
  { name: 'surface', swatch: 'bg-surface', use: 'cards, popups' },
  { name: 'line', swatch: 'bg-line', use: 'hairlines, skeletons' },
  { name: 'field', swatch: 'bg-field', use: 'borders of fields', least: 3 },
  { name: 'ink', swatch: 'bg-ink', use: 'text', least: 7 },
  { name: 'ink-soft', swatch: 'bg-ink-soft', use: 'secondary text', least: 4.5 },
  { name: 'jade', swatch: 'bg-jade', use: 'actions, links, active marks', least: 4.5 },
  { name: 'jade-deep', swatch: 'bg-jade-deep', use: 'actions under the pointer', least: 4.5 },
  { name: 'jade-soft', swatch: 'bg-jade-soft', use: 'chosen, hover' },
  { name: 'cinnabar', swatch: 'bg-cinnabar', use: 'sale, errors, badge', least: 4.5 },
  { name: 'gold', swatch: 'bg-gold', use: 'ornament only', least: 3 },
  { name: 'kim', swatch: 'bg-kim', use: 'metal', least: 4.5 },
  { name: 'moc', swatch: 'bg-moc', use: 'wood', least: 4.5 },
  { name: 'thuy', swatch: 'bg-thuy', use: 'water', least: 4.5 },
  { name: 'hoa', swatch: 'bg-hoa', use: 'fire', least: 4.5 },
  { name: 'tho', swatch: 'bg-tho', use: 'earth', least: 4.5 },
];

const grounds = ['paper', 'surface'] as const;

function read(name: string): string {
  const value = getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`);
  return value.trim().replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');
}

/** Every colour of the shop with its contrast as it is measured in this browser. */
function Colours() {
  const [colours, setColours] = useState<Record<string, string>>({});
  useEffect(() => {
    setColours(Object.fromEntries(tokens.map(({ name }) => [name, read(name)])));
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
        {tokens.map(({ name, swatch, use, least }) => (
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

const meta = { title: 'Thạch An/Màu sắc', component: Colours } satisfies Meta<typeof Colours>;
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
