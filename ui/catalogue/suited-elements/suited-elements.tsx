import type { NguHanh } from '@thach-an/lunar';
import { ElementTag } from '../element-tag/element-tag.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { useMessages } from '../../messages/use-messages.ts';

const suitedElementsMessages = {
  all: 'Hợp mọi mệnh',
  /** Precedes the elements. */
  some: 'Hợp mệnh',
};

export interface SuitedElementsProps {
  /** Elements of the people whom a product suits; nothing is rendered without any. */
  elements: readonly NguHanh[];
  /** Returns the URL of the products that suit an element. Without it tags are no links. */
  hrefFor?: (element: NguHanh) => string;
}

/** Line with the elements of the people whom a product suits, as tags. */
export function SuitedElements({ elements, hrefFor }: SuitedElementsProps) {
  const { all, some } = useMessages('suitedElements', suitedElementsMessages);
  if (elements.length === 0) return null;
  if (elements.length === 5) return <p data-slot='suited-elements'>{all}</p>;
  return (
    <div data-slot='suited-elements' className='flex flex-wrap items-center gap-x-2 gap-y-1'>
      {some}
      <ul role='list' className='flex flex-wrap gap-1.5'>
        {elements.map((element) => (
          <li key={element}>
            {hrefFor
              ? (
                <Link href={hrefFor(element)} className='flex min-h-11 items-center rounded-tag'>
                  <ElementTag element={element} />
                </Link>
              )
              : <ElementTag element={element} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
