export interface QrCodeProps {
  /** Rows of modules; `true` for a dark one. */
  modules: readonly (readonly boolean[])[];
  /** Description for screen readers. */
  label: string;
}

/** Quiet zone around the code, in modules. */
const margin = 4;

/** QR code, dark on white in each theme, as scanners expect it. */
export function QrCode({ modules, label }: QrCodeProps) {
  const size = modules.length + 2 * margin;
  const path = modules.flatMap((row, y) =>
    row.flatMap((dark, x) => dark ? [`M${x + margin} ${y + margin}h1v1h-1z`] : [])
  ).join('');
  return (
    <svg
      role='img'
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering='crispEdges'
      className='w-60 max-w-full forced-color-adjust-none'
    >
      <rect width={size} height={size} fill='white' />
      <path d={path} fill='black' />
    </svg>
  );
}
