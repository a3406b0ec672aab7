/** Outline of a star in a square of 24 units. */
export const starPoints =
  '12 2.5 14.94 8.45 21.51 9.41 16.76 14.05 17.88 20.59 12 17.5 6.12 20.59 7.24 14.05 2.49 9.41 9.06 8.45';

export interface StarRowProps {
  /** `true` for filled stars, `false` for outlines. */
  filled: boolean;
}

/** Five stars beside each other, within an `<svg>` of 120 × 24 units. */
export function StarRow({ filled }: StarRowProps) {
  return [0, 1, 2, 3, 4].map((index) => (
    <polygon
      key={index}
      points={starPoints}
      transform={`translate(${24 * index} 0)`}
      fill={filled ? 'currentColor' : 'none'}
      stroke='currentColor'
      strokeWidth={1.5}
      strokeLinejoin='round'
    />
  ));
}
