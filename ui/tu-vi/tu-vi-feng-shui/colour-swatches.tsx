import { type ReactNode, useId } from 'react';

export interface ColourSwatchesProps {
  /** Heading above the colours. */
  title: string;
  /** Short explanation of these colours. */
  note: ReactNode;
  /** Names of the colours, in display order. */
  colors: readonly string[];
  /** CSS colour by name. */
  colorHex: Readonly<Record<string, string>>;
}

/** Colours as round swatches with names. */
export function ColourSwatches({ title, note, colors, colorHex }: ColourSwatchesProps) {
  const id = useId();
  return (
    <div>
      <h4 id={id} className='font-semibold'>
        {title} <span className='font-normal text-ink-soft'>· {note}</span>
      </h4>
      <ul
        aria-labelledby={id}
        className='mt-2 flex flex-wrap print:mt-1 gap-x-5 gap-y-2 print:gap-y-1'
      >
        {colors.map((name) => (
          <li key={name} className='flex items-center gap-2.5'>
            <span
              aria-hidden
              data-slot='swatch'
              style={{ backgroundColor: colorHex[name] }}
              className='size-9 shrink-0 rounded-tag border border-field forced-color-adjust-none print:size-7'
            />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
