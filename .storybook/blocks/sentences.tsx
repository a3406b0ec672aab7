import { CircleAlert, CircleCheck, Info } from '../../ui/primitives/icons.ts';
import { Section } from './section.tsx';
import { places, type Sentence } from './shop-sentences.ts';

const tones = {
  success: { icon: CircleCheck, mark: 'text-jade' },
  info: { icon: Info, mark: 'text-jade' },
  error: { icon: CircleAlert, mark: 'text-cinnabar' },
};

/** What the shop says, under the place where it says it. */
export function Sentences() {
  return (
    <Section className='gap-4 lg:columns-2'>
      {places.map(({ name, sentences }) => (
        <section
          key={name}
          className='mb-4 break-inside-avoid rounded-card border border-line bg-surface p-5'
        >
          <h3 className='font-serif text-xl leading-[1.4] font-semibold'>{name}</h3>
          <ul role='list' className='mt-2'>
            {sentences.map((sentence) => <Said key={sentence.words} {...sentence} />)}
          </ul>
        </section>
      ))}
    </Section>
  );
}

function Said({ tone, words, when }: Sentence) {
  const { icon: Icon, mark } = tones[tone];
  return (
    <li className='flex gap-3 border-t border-line py-3 first:border-0'>
      <Icon aria-hidden size={20} className={`mt-[3px] shrink-0 ${mark}`} />
      <div>
        <p lang='vi'>{words}</p>
        <p className='text-sm text-ink-soft'>{when}</p>
      </div>
    </li>
  );
}

const choices = [
  { say: 'Vui lòng nhập họ tên.', not: 'Trường này là bắt buộc!!!' },
  { say: 'Còn 3 sản phẩm.', not: 'NHANH TAY! Sắp cháy hàng!' },
  { say: 'Đá mắt hổ hợp mệnh Thổ, mệnh Kim.', not: 'Đá mắt hổ chữa mất ngủ, giảm đau.' },
  { say: 'Có lỗi xảy ra, vui lòng thử lại', not: 'Error 500: fetch failed' },
  { say: 'Sản phẩm đã được gỡ khỏi giỏ hàng', not: 'Bạn có chắc chắn muốn xóa không?' },
];

/** Sentences in the shop's voice, each beside one that is not. */
export function VoiceChoices() {
  return (
    <Section className='overflow-hidden rounded-card border border-line bg-surface'>
      <div className='hidden grid-cols-2 border-b border-line sm:grid'>
        <p className='px-5 py-3 font-semibold text-jade'>We say</p>
        <p className='px-5 py-3 font-semibold text-cinnabar'>We do not say</p>
      </div>
      {choices.map(({ say, not }) => (
        <div key={say} className='grid border-b border-line last:border-0 sm:grid-cols-2'>
          <p className='px-5 py-3' lang='vi'>
            <span className='mr-2 text-jade sm:hidden'>✓</span>
            {say}
          </p>
          <p className='px-5 py-3 text-ink-soft max-sm:pt-0' lang='vi'>
            <span className='mr-2 text-cinnabar sm:hidden'>✗</span>
            {not}
          </p>
        </div>
      ))}
    </Section>
  );
}
