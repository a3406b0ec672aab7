import type { NguHanh } from '@thach-an/lunar';
import { elementColour } from '../../tu-vi/tu-vi-element/element-colour.ts';

export interface ElementTagProps {
  /** Element that the tag names. */
  element: NguHanh;
}

/** The name of an element as a small tag in its colour. */
export function ElementTag({ element }: ElementTagProps) {
  const { text, mark } = elementColour[element];
  return (
    <span
      data-slot='element-tag'
      className={`inline-flex items-center gap-2 rounded-tag border border-line bg-surface px-3 py-0.5 font-semibold ${text}`}
    >
      <span aria-hidden className={`size-1.5 rounded-tag ${mark}`} />
      {element}
    </span>
  );
}
