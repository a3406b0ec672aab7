import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { orderListMessages } from './order-list-messages.ts';

/** Placeholders with the size of order cards, shown while the orders are loading. */
export function OrderListSkeleton() {
  const messages = useMessages('orderList', orderListMessages);
  return (
    <div role='status' data-slot='order-list-skeleton' className='noscript:hidden'>
      <span className='sr-only'>{messages.loading}</span>
      <div aria-hidden className='space-y-4'>
        {['first', 'second', 'third'].map((card) => (
          <div
            key={card}
            className='@container rounded-card border border-line bg-surface p-4 md:p-5'
          >
            <div className='grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 @2xl:grid-cols-[auto_minmax(0,1fr)_auto_12.5rem] @2xl:items-center @2xl:gap-x-6'>
              <Skeleton className='size-12 rounded-tag @2xl:row-start-1' />
              <div className='flex flex-col gap-2 py-1.5 @2xl:row-start-1'>
                <Skeleton className='h-4.5 w-4/5' />
                <Skeleton className='h-4.5 w-3/5' />
                <Skeleton className='h-4.5 w-2/5' />
                <Skeleton className='h-4.5 w-1/4 @2xl:hidden' />
              </div>
              <div className='col-span-full flex flex-wrap items-center gap-x-4 gap-y-2 @2xl:col-span-3 @2xl:col-start-2 @2xl:row-start-2'>
                <Skeleton className='size-12 rounded-field' />
                <Skeleton className='h-19 grow basis-72 @2xl:h-4.5' />
              </div>
              <Skeleton className='col-span-full h-10 @2xl:col-auto @2xl:row-start-1 @2xl:h-13.75 @2xl:w-30' />
              <Skeleton className='col-span-full h-11 @2xl:col-auto @2xl:row-start-1' />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
