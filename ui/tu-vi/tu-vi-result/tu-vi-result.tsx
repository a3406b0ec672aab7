import { Printer, Share2 } from '../../primitives/icons.ts';
import { Button } from '../../primitives/button/button.tsx';
import { TuViCards, type TuViCardsProps } from '../tu-vi-cards/tu-vi-cards.tsx';

export interface TuViResultProps extends TuViCardsProps {
  /** Prints the page; without it there is no such button. @default undefined */
  onPrint?: () => void;
  /** Shares the chart; without it there is no such button. @default undefined */
  onShare?: () => void;
  /** Starts another analysis; without it there is no such button. @default undefined */
  onNewAnalysis?: () => void;
}

/** A birth chart: its cards on a sheet, followed by buttons that are not printed. */
export function TuViResult(
  { analysis, colorHex, shopName, onPrint, onShare, onNewAnalysis }: TuViResultProps,
) {
  return (
    <div data-slot='tu-vi-result'>
      <TuViCards analysis={analysis} colorHex={colorHex} shopName={shopName} />
      {(onPrint || onShare || onNewAnalysis) && (
        <div className='mt-6 flex flex-wrap justify-center gap-3 print:hidden'>
          {onPrint && (
            <Button variant='secondary' onClick={onPrint} className='max-sm:w-full'>
              <Printer aria-hidden size={18} />In lá số
            </Button>
          )}
          {onShare && (
            <Button variant='secondary' onClick={onShare} className='max-sm:w-full'>
              <Share2 aria-hidden size={18} />Chia sẻ
            </Button>
          )}
          {onNewAnalysis && (
            <Button variant='quiet' onClick={onNewAnalysis} className='max-sm:w-full'>
              Xem cho người khác
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
