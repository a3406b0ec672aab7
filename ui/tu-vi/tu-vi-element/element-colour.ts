import type { NguHanh } from '@thach-an/lunar';

/** Classes for the colour of an element: text, solid mark, and a tint for the background. */
export const elementColour: Record<NguHanh, { text: string; mark: string; background: string }> = {
  Kim: { text: 'text-kim', mark: 'bg-kim', background: 'bg-kim/8' },
  Mộc: { text: 'text-moc', mark: 'bg-moc', background: 'bg-moc/8' },
  Thủy: { text: 'text-thuy', mark: 'bg-thuy', background: 'bg-thuy/8' },
  Hỏa: { text: 'text-hoa', mark: 'bg-hoa', background: 'bg-hoa/8' },
  Thổ: { text: 'text-tho', mark: 'bg-tho', background: 'bg-tho/8' },
};
