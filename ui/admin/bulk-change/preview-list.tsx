/** Change of a product, before it is made. */
export interface PreviewLine {
  /** Name of the product. */
  name: string;
  /** Change, or the problem, in words. */
  text: string;
  /** `true` if the change is impossible. @default false */
  failed?: boolean;
}

export interface PreviewListProps {
  /** Changes in the order of the file, or of the choice. */
  lines: readonly PreviewLine[];
}

/** Changes of products, before they are made. */
export function PreviewList({ lines }: PreviewListProps) {
  return (
    <ul
      aria-label='Xem trước'
      // Scrolls with the keys.
      tabIndex={0}
      className='mt-4 grid max-h-60 gap-1 overflow-y-auto text-sm'
    >
      {lines.length === 0 && <li>Không có gì thay đổi.</li>}
      {lines.map(({ name, text, failed }, index) => (
        <li key={index} className={`break-words tabular-nums ${failed ? 'text-cinnabar' : ''}`}>
          <span className='font-semibold'>{name}</span>: {text}
        </li>
      ))}
    </ul>
  );
}
