import type { ReactNode } from 'react';
import { Printer, Share2 } from '../../primitives/icons.ts';
import { Button } from '../../primitives/button/button.tsx';
import { TuViCards, type TuViCardsProps } from '../tu-vi-cards/tu-vi-cards.tsx';
import { useMessages } from '../../messages/use-messages.ts';

const tuViResultMessages = {
  print: 'In lá số',
  share: 'Chia sẻ',
  another: 'Xem cho người khác',
};

export interface TuViResultProps extends TuViCardsProps {
  /** Card of the Tử Vi chart, printed on a page of its own. @default undefined */
  laSo?: ReactNode;
  /** Further cards at the end, which are not printed. @default undefined */
  advice?: ReactNode;
  /** Prints the page; without it there is no such button. @default undefined */
  onPrint?: () => void;
  /** Shares the chart; without it there is no such button. @default undefined */
  onShare?: () => void;
  /** Starts another analysis; without it there is no such button. @default undefined */
  onNewAnalysis?: () => void;
}

/**
 * A birth chart: its cards on a sheet and the Tử Vi chart, followed by buttons that are not
 * printed. The advice, which may load later, is below the buttons, so that it does not move them
 * under a finger. While the root element has `data-print='la-so'`, only the Tử Vi chart is printed.
 */
export function TuViResult(
  { analysis, colorHex, laSo, advice, shopName, onPrint, onShare, onNewAnalysis }: TuViResultProps,
) {
  const messages = useMessages('tuViResult', tuViResultMessages);
  return (
    <div data-slot='tu-vi-result'>
      <div className='in-data-[print=la-so]:print:hidden'>
        <TuViCards analysis={analysis} colorHex={colorHex} shopName={shopName} />
      </div>
      {laSo && (
        <div className='mt-6 print:mt-0 print:break-before-page in-data-[print=la-so]:print:break-before-auto'>
          {laSo}
        </div>
      )}
      {(onPrint || onShare || onNewAnalysis) && (
        <div className='mt-6 flex flex-wrap justify-center gap-3 print:hidden'>
          {onPrint && (
            <Button variant='secondary' onClick={onPrint} className='max-sm:w-full'>
              <Printer aria-hidden size={18} />
              {messages.print}
            </Button>
          )}
          {onShare && (
            <Button variant='secondary' onClick={onShare} className='max-sm:w-full'>
              <Share2 aria-hidden size={18} />
              {messages.share}
            </Button>
          )}
          {onNewAnalysis && (
            <Button variant='quiet' onClick={onNewAnalysis} className='max-sm:w-full'>
              {messages.another}
            </Button>
          )}
        </div>
      )}
      {advice && <div className='mt-6 print:hidden'>{advice}</div>}
    </div>
  );
}
