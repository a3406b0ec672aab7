import type { NguHanh } from '@thach-an/lunar';

/** The classes of an element: its colour for words and marks, and a breath of it for a ground. */
export const elementColour: Record<NguHanh, { text: string; mark: string; ground: string }> = {
  Kim: { text: 'text-kim', mark: 'bg-kim', ground: 'bg-kim/8' },
  Mộc: { text: 'text-moc', mark: 'bg-moc', ground: 'bg-moc/8' },
  Thủy: { text: 'text-thuy', mark: 'bg-thuy', ground: 'bg-thuy/8' },
  Hỏa: { text: 'text-hoa', mark: 'bg-hoa', ground: 'bg-hoa/8' },
  Thổ: { text: 'text-tho', mark: 'bg-tho', ground: 'bg-tho/8' },
};
