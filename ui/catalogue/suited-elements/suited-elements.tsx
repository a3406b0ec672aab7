import type { NguHanh } from '@thach-an/lunar';
import { elementColour } from '../../tu-vi/tu-vi-element/element-colour.ts';

export interface SuitedElementsProps {
  /** Elements of the people whom a product suits. */
  elements: readonly NguHanh[];
}

/** Line with the elements of the people whom a product suits, as tags. */
export function SuitedElements({ elements }: SuitedElementsProps) {
  return (
    <div data-slot='suited-elements' className='flex flex-wrap items-center gap-x-2 gap-y-1'>
      Hợp mệnh
      <ul role='list' className='flex flex-wrap gap-1.5'>
        {elements.map((element) => (
          <li
            key={element}
            className={`rounded-tag border border-line px-2.5 font-semibold ${
              elementColour[element].text
            }`}
          >
            {element}
          </li>
        ))}
      </ul>
    </div>
  );
}
