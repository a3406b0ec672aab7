import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { gridClass } from './product-grid.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { productGridMessages } from './product-grid-messages.ts';

export interface ProductGridSkeletonProps {
  /** Number of cards to expect. */
  count: number;
}

/** A placeholder for a product grid that is loading, in its final size. */
export function ProductGridSkeleton({ count }: ProductGridSkeletonProps) {
  const messages = useMessages('productGrid', productGridMessages);
  return (
    <div role='status' data-slot='product-grid-skeleton'>
      <span className='sr-only'>{messages.loading}</span>
      <div aria-hidden className={gridClass}>
        {Array.from({ length: count }, (_, index) => (
          <div
            key={index}
            className='flex flex-col overflow-hidden rounded-card border border-line bg-surface'
          >
            <Skeleton className='aspect-square rounded-none' />
            <div className='flex flex-col gap-1 px-2.5 pt-3 pb-3 sm:px-4'>
              <div className='flex h-[calc(2.8em+2px)] flex-col gap-2 pt-1 md:h-[calc(1.4em+2px)]'>
                <Skeleton className='h-4 w-11/12' />
                <Skeleton className='h-4 w-2/3 md:hidden' />
              </div>
              <div className='mb-1 flex h-[4.8em] flex-col gap-2 pt-1 text-sm max-md:hidden'>
                <Skeleton className='h-3' />
                <Skeleton className='h-3' />
                <Skeleton className='h-3 w-2/3' />
              </div>
              <div className='h-12 pt-1'>
                <Skeleton className='h-4 w-1/2' />
              </div>
            </div>
            <div className='p-2.5 pt-0 sm:p-4 sm:pt-0'>
              <Skeleton className='h-11' />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
