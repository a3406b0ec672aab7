import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { TuViSheet } from '../tu-vi-result/tu-vi-sheet.tsx';
import { useMessages } from '../../messages/use-messages.ts';

const tuViSkeletonMessages = {
  loading: 'Đang phân tích…',
};

/** Placeholder with the size of a birth chart, shown while it is loading. */
export function TuViSkeleton() {
  const messages = useMessages('tuViSkeleton', tuViSkeletonMessages);
  return (
    <div role='status' data-slot='tu-vi-skeleton'>
      <span className='sr-only'>{messages.loading}</span>
      <div aria-hidden>
        <TuViSheet>
          <div className='flex flex-col items-center gap-4'>
            <Skeleton className='h-5 w-28' />
            <Skeleton className='h-10 w-4/5 max-w-90' />
            <Skeleton className='mt-3 h-40 w-2/3 max-w-180 @2xl:h-13 @2xl:w-full' />
          </div>
          <div className='grid gap-8 @2xl:grid-cols-[15rem_minmax(0,1fr)]'>
            <Part className='h-66 @2xl:h-77' />
            <div>
              <Heading />
              <div className='mt-3 grid grid-cols-4 gap-2 @2xl:gap-4'>
                {['nam', 'thang', 'ngay', 'gio'].map((pillar) => (
                  <Skeleton key={pillar} className='h-62 rounded-card @2xl:h-77' />
                ))}
              </div>
            </div>
          </div>
          <Part className='h-200 @2xl:h-90' />
          <Part className='h-240 @2xl:h-96' />
          <Part className='h-60 @2xl:h-22' />
        </TuViSheet>
      </div>
    </div>
  );
}

function Part({ className }: { className: string }) {
  return (
    <div>
      <Heading />
      <Skeleton className={`mt-3 rounded-card ${className}`} />
    </div>
  );
}

function Heading() {
  return <Skeleton className='h-8 w-40' />;
}
