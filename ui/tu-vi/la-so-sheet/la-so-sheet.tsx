import { Dialog } from '@base-ui/react/dialog';
import type { LuuNien, MainStar, Palace, Star } from '@thach-an/lunar';
import { type ReactNode, useState } from 'react';
import { DialogClose } from '../../layout/dialog/dialog-close.tsx';
import { Sheet } from '../../layout/dialog/sheet.tsx';
import palaceNotes from '../la-so-stars/palace-notes.json' with { type: 'json' };
import { useMessages } from '../../messages/use-messages.ts';
import { yearMarks } from '../la-so-board/year-marks.ts';
import mainStarNotes from '../la-so-stars/main-star-notes.json' with { type: 'json' };
import { minorStarNote, minorStarsOf, type NotedStar } from '../la-so-stars/minor-stars-of.ts';
import ringNotes from '../la-so-stars/ring-notes.json' with { type: 'json' };
import { starElement } from '../la-so-stars/star-element.ts';
import { elementColour } from '../tu-vi-element/element-colour.ts';
import { laSoBoardMessages } from '../la-so-board/la-so-board-messages.ts';

const laSoSheetMessages = {
  palace: (name: string) => `Cung ${name}`,
  decade: (from: number, to: number) => `đại hạn ${from}–${to} tuổi`,
  than: 'Thân cư tại đây',
  tuan: 'gặp Tuần',
  triet: 'gặp Triệt',
  mainStars: 'Chính tinh',
  goodStars: 'Cát tinh (sao lành)',
  badStars: 'Hung tinh (sao dữ)',
  trangSinh: 'Vòng Tràng Sinh',
  element: (element: string) => `hành ${element}`,
  /** Explains a palace without main stars, with the opposite palace and its stars. */
  borrowed: (opposite: string, stars: string) =>
    'Vô chính diệu: cung này không có chính tinh. Theo lối xem xưa, người ta mượn chính tinh ' +
    `của cung đối diện là ${opposite} (${stars}) để xét.`,
  year: (canChi: string, year: number) => `Năm ${canChi} ${year}`,
  /** Limits of the chosen year in the palace. */
  limits: (limits: readonly string[], month: number | undefined) =>
    `${[...limits, `Hạn tháng ${month} âm lịch`].join(', ')} ở cung này.`,
  disclaimer: 'Lời giải tóm lược từ sách xưa, để tham khảo và giải trí. Một sao không quyết ' +
    'định được cuộc đời ai.',
};

export interface LaSoSheetProps {
  /** Palace to explain; `undefined` closes the sheet. */
  palace: Palace | undefined;
  /** The palace on the opposite side of the board, whose main stars an empty palace borrows. */
  opposite: Palace | undefined;
  /** Limits and stars of the chosen year, or `null`. */
  luuNien: LuuNien | null;
  /** Called when the visitor closes it. */
  onClose: () => void;
}

/**
 * The meaning of a palace and of its stars in a modal dialog: centred on a wide screen, a bottom
 * sheet on a phone. The focus returns to the palace when it closes.
 */
export function LaSoSheet({ palace, opposite, luuNien, onClose }: LaSoSheetProps) {
  const messages = useMessages('laSoSheet', laSoSheetMessages);
  const current = palace && opposite ? { palace, opposite } : undefined;
  // The last palace stays visible during the exit animation.
  const [shown, setShown] = useState(current);
  if (current && current.palace !== shown?.palace) setShown(current);
  return (
    <Sheet
      open={palace !== undefined}
      onClose={onClose}
      slot='la-so-sheet'
      className='md:w-[min(640px,calc(100vw-48px))] print:hidden'
    >
      <div className='sticky top-0 z-10 flex h-0 justify-end'>
        <DialogClose className='m-2 bg-surface text-ink' />
      </div>
      {shown && (
        <div className='p-5 md:p-8'>
          <Dialog.Title className='pr-12 text-2xl leading-[1.4]'>
            {messages.palace(shown.palace.name)}
          </Dialog.Title>
          <p className='text-ink-soft'>{describe(shown.palace, messages)}</p>
          <Dialog.Description className='mt-3'>
            {palaceNotes[shown.palace.name]}
          </Dialog.Description>
          <PalaceStars {...shown} luuNien={luuNien} />
        </div>
      )}
    </Sheet>
  );
}

/** Returns the stem and branch, the decade, and what covers the palace. */
function describe(
  { can, chi, daiHan, than, tuan, triet }: Palace,
  messages: typeof laSoSheetMessages,
): string {
  return [
    `${can} ${chi}`,
    messages.decade(daiHan, daiHan + 9),
    ...(than ? [messages.than] : []),
    ...(tuan ? [messages.tuan] : []),
    ...(triet ? [messages.triet] : []),
  ].join(' · ');
}

interface PalaceStarsProps {
  palace: Palace;
  opposite: Palace;
  /** Limits and stars of the chosen year, or `null`. */
  luuNien: LuuNien | null;
}

/** The stars of a palace, each with its traditional meaning. */
function PalaceStars({ palace, opposite, luuNien }: PalaceStarsProps) {
  const messages = useMessages('laSoSheet', laSoSheetMessages);
  const board = useMessages('laSoBoard', laSoBoardMessages);
  const { mainStars, trangSinh } = palace;
  const { good, bad } = minorStarsOf(palace, luuNien);
  const { limits, month } = yearMarks(palace, luuNien, board);
  return (
    <>
      <Group title={messages.mainStars}>
        {mainStars.length > 0
          ? mainStars.map((star) => <MainStarNote key={star.name} star={star} />)
          : <Borrowed {...opposite} />}
      </Group>
      {good.length > 0 && <Notes title={messages.goodStars} stars={good} />}
      {bad.length > 0 && <Notes title={messages.badStars} stars={bad} />}
      <Group title={messages.trangSinh}>
        <p>
          <b className='font-semibold'>{trangSinh}</b>: {ringNotes[trangSinh]}.
        </p>
      </Group>
      {luuNien && (
        <Group
          title={messages.year(`${luuNien.canChi.can} ${luuNien.canChi.chi}`, luuNien.year)}
        >
          <p>{messages.limits(limits, month)}</p>
        </Group>
      )}
      <p className='mt-6 border-t border-line pt-4 text-ink-soft'>{messages.disclaimer}</p>
    </>
  );
}

function MainStarNote({ star: { name, brightness, hoa } }: { star: Star<MainStar> }) {
  const messages = useMessages('laSoSheet', laSoSheetMessages);
  const element = starElement[name];
  return (
    <div className='not-first:mt-4'>
      <h4 className={`font-serif text-lg font-semibold ${elementColour[element].text}`}>{name}</h4>
      <p className='text-ink-soft'>
        {[messages.element(element), brightness?.toLowerCase(), hoa].filter(Boolean).join(' · ')}
      </p>
      <p>{mainStarNotes[name]}</p>
    </div>
  );
}

function Borrowed({ name, mainStars }: Palace) {
  const stars = mainStars.map((star) => star.name).join(', ');
  const messages = useMessages('laSoSheet', laSoSheetMessages);
  return <p>{messages.borrowed(name, stars)}</p>;
}

function Notes({ title, stars }: { title: string; stars: readonly NotedStar[] }) {
  return (
    <Group title={title}>
      <ul className='grid gap-x-6 gap-y-1 sm:grid-cols-2'>
        {stars.map((star) => (
          <li key={star}>
            <b className='font-semibold'>{star}</b>: {minorStarNote(star)}
          </li>
        ))}
      </ul>
    </Group>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className='mt-6'>
      <h3 className='mb-2 border-b border-line pb-1.5 font-sans text-base'>{title}</h3>
      {children}
    </section>
  );
}
