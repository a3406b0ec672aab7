import type { ReactNode } from 'react';

export interface TuViSheetProps {
  /** Parts of the chart. */
  children: ReactNode;
}

/**
 * Sheet of a birth chart: white with a double hairline border. Its content adapts to the width of
 * the sheet, not of the window. In print it is scaled down to fit one A4 page.
 */
export function TuViSheet({ children }: TuViSheetProps) {
  return (
    <article className='@container mx-auto max-w-240 rounded-card border border-line bg-surface p-1 sm:p-1.5 [print-color-adjust:exact] print:break-inside-avoid print:max-w-none print:[zoom:0.7]'>
      <div className='space-y-9 rounded-field border border-gold/50 px-3 py-7 @2xl:space-y-10 @2xl:px-10 @2xl:py-10 print:space-y-4 print:px-8 print:py-5'>
        {children}
      </div>
    </article>
  );
}
