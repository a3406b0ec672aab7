import type { LuuNien, MainStar, Palace, Star } from '@thach-an/lunar';
import type { ReactNode } from 'react';
import { yearMarks } from '../la-so-board/year-marks.ts';
import mainStarNotes from '../la-so-stars/main-star-notes.json' with { type: 'json' };
import { minorStarNote, minorStarsOf, type NotedStar } from '../la-so-stars/minor-stars-of.ts';
import ringNotes from '../la-so-stars/ring-notes.json' with { type: 'json' };
import { starElement } from '../la-so-stars/star-element.ts';
import { elementColour } from '../tu-vi-element/element-colour.ts';

export interface PalaceStarsProps {
  /** Palace to explain. */
  palace: Palace;
  /** The palace on the opposite side of the board. */
  opposite: Palace;
  /** Limits and stars of the chosen year, or `null`. */
  luuNien: LuuNien | null;
}

/** The stars of a palace, each with its traditional meaning. */
export function PalaceStars({ palace, opposite, luuNien }: PalaceStarsProps) {
  const { mainStars, trangSinh } = palace;
  const { good, bad } = minorStarsOf(palace, luuNien);
  const { limits, month } = yearMarks(palace, luuNien);
  return (
    <>
      <Group title='Chính tinh'>
        {mainStars.length > 0
          ? mainStars.map((star) => <MainStarNote key={star.name} star={star} />)
          : <Borrowed {...opposite} />}
      </Group>
      {good.length > 0 && <Notes title='Cát tinh (sao lành)' stars={good} />}
      {bad.length > 0 && <Notes title='Hung tinh (sao dữ)' stars={bad} />}
      <Group title='Vòng Tràng Sinh'>
        <p>
          <b className='font-semibold'>{trangSinh}</b>: {ringNotes[trangSinh]}.
        </p>
      </Group>
      {luuNien && (
        <Group title={`Năm ${luuNien.canChi.can} ${luuNien.canChi.chi} ${luuNien.year}`}>
          <p>
            {[...limits, `Hạn tháng ${month} âm lịch`].join(', ')} ở cung này.
          </p>
        </Group>
      )}
      <p className='mt-6 border-t border-line pt-4 text-ink-soft'>
        Lời giải tóm lược từ sách xưa, để tham khảo và giải trí. Một sao không quyết định được cuộc
        đời ai.
      </p>
    </>
  );
}

function MainStarNote({ star: { name, brightness, hoa } }: { star: Star<MainStar> }) {
  const element = starElement[name];
  return (
    <div className='not-first:mt-4'>
      <h4 className={`font-serif text-lg font-semibold ${elementColour[element].text}`}>{name}</h4>
      <p className='text-ink-soft'>
        {[`hành ${element}`, brightness?.toLowerCase(), hoa].filter(Boolean).join(' · ')}
      </p>
      <p>{mainStarNotes[name]}</p>
    </div>
  );
}

function Borrowed({ name, mainStars }: Palace) {
  const stars = mainStars.map((star) => star.name).join(', ');
  return (
    <p>
      Vô chính diệu: cung này không có chính tinh. Theo lối xem xưa, người ta mượn chính tinh của
      cung đối diện là {name} ({stars}) để xét.
    </p>
  );
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
