import { useId } from 'react';
import { Link } from '../../primitives/link/link.tsx';
import { Picture } from '../../primitives/picture/picture.tsx';
import { useMessages } from '../../messages/use-messages.ts';

const categoryExplorerMessages = {
  title: 'Khám Phá Cửa Hàng',
};

/** A category as a tile. */
export interface CategoryTile {
  /** Name of the category. */
  name: string;
  /** File name under `/images/`, or a picture of the `ImageProvider`, 400 px square. */
  image: string;
  /** URL of the page with this category selected; for the active tile, without a selection. */
  href: string;
}

export interface CategoryExplorerProps {
  /** Heading. @default 'Khám Phá Cửa Hàng' */
  title?: string;
  /** Categories in the order in which they are shown. */
  tiles: readonly CategoryTile[];
  /** Name of the selected category. @default undefined */
  active?: string;
}

/**
 * The categories as round pictures. They scroll horizontally on a phone; the selected one has a
 * jade ring.
 */
export function CategoryExplorer({ title, tiles, active }: CategoryExplorerProps) {
  const messages = useMessages('categoryExplorer', categoryExplorerMessages);
  const id = useId();
  return (
    <section aria-labelledby={id} data-slot='category-explorer'>
      <h2 id={id} className='page text-2xl leading-[1.4] md:text-3xl'>{title ?? messages.title}</h2>
      <ul
        role='list'
        className='mx-auto mt-2 flex w-full max-w-[calc(var(--container-page)+48px)] snap-x snap-proximity scroll-px-4 overflow-x-auto px-2.5 py-3 [scrollbar-width:none] md:mt-5 md:px-4 lg:justify-between [&::-webkit-scrollbar]:hidden'
      >
        {tiles.map(({ name, image, href }) => (
          <li
            key={name}
            className='w-[6.5rem] shrink-0 snap-start md:w-[8rem] lg:w-auto lg:max-w-[8rem] lg:flex-1'
          >
            <Link
              href={href}
              keepScroll
              aria-current={name === active ? 'true' : undefined}
              className='group flex flex-col items-center gap-3 rounded-card px-1.5 py-2 text-center'
            >
              <span className='block aspect-square w-full max-w-28 overflow-hidden rounded-tag outline-offset-3 outline-jade group-hover:outline-2 group-hover:outline-line group-aria-[current]:outline-2 group-aria-[current]:outline-jade'>
                <Picture
                  image={image}
                  widths={tileWidths}
                  width={400}
                  height={400}
                  sizes='112px'
                  className='size-full object-cover transition-transform motion-safe:group-hover:scale-105'
                />
              </span>
              <span className='leading-[1.4] text-balance group-hover:text-jade group-aria-[current]:font-semibold group-aria-[current]:text-jade'>
                {name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const tileWidths = [200, 400];
