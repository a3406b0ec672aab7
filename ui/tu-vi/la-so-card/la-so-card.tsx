import type { PalaceName } from '@thach-an/lunar';
import { useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { ImageDown, Link2, Printer } from '../../primitives/icons.ts';
import { LaSoBoard, type LaSoBoardProps } from '../la-so-board/la-so-board.tsx';
import { LaSoSheet } from '../la-so-sheet/la-so-sheet.tsx';
import { LaSoYear, type LaSoYearProps } from '../la-so-year/la-so-year.tsx';
import { TuViSheet } from '../tu-vi-result/tu-vi-sheet.tsx';
import { RulesNote } from '../tu-vi-section/rules-note.tsx';
import { TuViSection } from '../tu-vi-section/tu-vi-section.tsx';
import { useMessages } from '../../messages/use-messages.ts';

const laSoCardMessages = {
  title: 'Lá số',
  hint: 'Chọn một cung để đọc ý nghĩa các sao.',
  print: 'In một trang A4',
  savePicture: 'Lưu thành ảnh',
  share: 'Gửi liên kết',
  rulesTitle: 'Lá số được lập như thế nào?',
  /** List of the rules by which the chart is drawn. */
  rules: [
    'Theo âm lịch Việt Nam; năm mới bắt đầu từ Tết Nguyên đán.',
    'Sinh từ 23 giờ trở đi được tính là giờ Tý của ngày hôm sau.',
    'Sinh vào tháng nhuận thì an sao như tháng thường cùng số.',
    'Sao và độ sáng theo sách Tử Vi Đẩu Số Tân Biên của Vân Đằng Thái Thứ Lang, Tứ Hóa theo ' +
    'Tử Vi Đẩu Số Toàn Thư. Phái khác có thể an khác một vài sao.',
    'Chữ sau tên sao là độ sáng, từ sáng đến mờ: M miếu, V vượng, Đ đắc, B bình, H hãm.',
    'Màu của chính tinh là hành của sao: Kim, Mộc, Thủy, Hỏa, Thổ.',
  ],
  disclaimer: 'Tử Vi là một nét văn hóa xưa, để tham khảo và giải trí; lá số không nói trước ' +
    'được tương lai.',
};

export interface LaSoCardProps
  extends Omit<LaSoBoardProps, 'onPalaceOpen'>, Pick<LaSoYearProps, 'onYearChange'> {
  /** Sentences about the time of birth: old clocks, calendar, true solar time. @default [] */
  notes?: readonly string[];
  /** Prints the board alone. */
  onPrint: () => void;
  /** Saves the board as a picture. */
  onPicture: () => void;
  /** Shares the URL of the board. */
  onShare: () => void;
}

/** Result card of the Tử Vi chart: the board, the limits of a year, and the rules in use. */
export function LaSoCard(
  { chart, onYearChange, notes = [], onPrint, onPicture, onShare, ...person }: LaSoCardProps,
) {
  const messages = useMessages('laSoCard', laSoCardMessages);
  const [opened, setOpened] = useState<PalaceName>();
  const index = chart.palaces.findIndex(({ name }) => name === opened);
  return (
    <div data-slot='la-so-card'>
      <TuViSheet>
        <TuViSection title={messages.title}>
          <p className='mb-4 text-ink-soft print:hidden'>{messages.hint}</p>
          <div className='-mx-3 @2xl:mx-0'>
            <LaSoBoard chart={chart} onPalaceOpen={setOpened} {...person} />
          </div>
          {notes.length > 0 && (
            <ul className='mt-4 space-y-1 text-ink-soft'>
              {notes.map((note) => <li key={note}>{note}</li>)}
            </ul>
          )}
          <div className='mt-6 print:mt-3'>
            <LaSoYear chart={chart} onYearChange={onYearChange} />
          </div>
          <RulesNote
            title={messages.rulesTitle}
            rules={messages.rules}
            disclaimer={messages.disclaimer}
          />
        </TuViSection>
      </TuViSheet>
      <div className='mt-6 flex flex-wrap justify-center gap-3 print:hidden'>
        <Button variant='secondary' onClick={onPrint} className='max-sm:w-full'>
          <Printer aria-hidden size={18} />
          {messages.print}
        </Button>
        <Button variant='secondary' onClick={onPicture} className='max-sm:w-full'>
          <ImageDown aria-hidden size={18} />
          {messages.savePicture}
        </Button>
        <Button variant='secondary' onClick={onShare} className='max-sm:w-full'>
          <Link2 aria-hidden size={18} />
          {messages.share}
        </Button>
      </div>
      <LaSoSheet
        palace={chart.palaces[index]}
        opposite={chart.palaces[(index + 6) % 12]}
        luuNien={chart.luuNien}
        onClose={() => setOpened(undefined)}
      />
    </div>
  );
}
