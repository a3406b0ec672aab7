import { Picture } from '../../primitives/picture/picture.tsx';

export interface OrderPicturesProps {
  /** File names of the products' pictures. */
  images: readonly string[];
}

/** Number of pictures that fit on the narrowest phone. */
const limit = 4;

/**
 * The first pictures of an order, and the number of further ones. They are decorative, because the
 * names of the products are beside them.
 */
export function OrderPictures({ images }: OrderPicturesProps) {
  const further = images.length - limit;
  return (
    <div data-slot='order-pictures' className='flex items-center gap-2'>
      {images.slice(0, limit).map((image, index) => (
        // Two products may have the same picture.
        <span key={`${index}-${image}`} className='size-12 shrink-0'>
          <Picture
            image={image}
            width={800}
            height={800}
            sizes='48px'
            className='size-full rounded-field object-cover'
          />
        </span>
      ))}
      {further > 0 && (
        <span aria-hidden className='text-ink-soft'>
          +{further}
        </span>
      )}
    </div>
  );
}
