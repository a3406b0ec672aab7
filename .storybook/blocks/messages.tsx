import { CircleAlert, CircleCheck, Info } from '../../ui/primitives/icons.ts';
import { Section } from './section.tsx';
import messageGroups from './shop-messages.json' with { type: 'json' };

const tones = {
  success: { icon: CircleCheck, colour: 'text-jade' },
  info: { icon: Info, colour: 'text-jade' },
  error: { icon: CircleAlert, colour: 'text-cinnabar' },
};

/** Messages of the shop, grouped by screen. */
export function Messages() {
  return (
    <Section className='gap-4 lg:columns-2'>
      {messageGroups.map(({ name, messages }) => (
        <section
          key={name}
          className='mb-4 break-inside-avoid rounded-card border border-line bg-surface p-5'
        >
          <h3 className='font-serif text-xl leading-[1.4] font-semibold'>{name}</h3>
          <ul role='list' className='mt-2'>
            {messages.map((message) => <MessageItem key={message.text} {...message} />)}
          </ul>
        </section>
      ))}
    </Section>
  );
}

type Message = (typeof messageGroups)[number]['messages'][number];

function MessageItem({ tone, text, context }: Message) {
  const { icon: Icon, colour } = tones[tone as keyof typeof tones];
  return (
    <li className='flex gap-3 border-t border-line py-3 first:border-0'>
      <Icon aria-hidden size={20} className={`mt-[3px] shrink-0 ${colour}`} />
      <div>
        <p lang='vi'>{text}</p>
        <p className='text-sm text-ink-soft'>{context}</p>
      </div>
    </li>
  );
}

const examples = [
  { preferred: 'Vui lòng nhập họ tên.', avoided: 'Trường này là bắt buộc!!!' },
  { preferred: 'Còn 3 sản phẩm.', avoided: 'NHANH TAY! Sắp cháy hàng!' },
  { preferred: 'Đá mắt hổ hợp mệnh Thổ, mệnh Kim.', avoided: 'Đá mắt hổ chữa mất ngủ, giảm đau.' },
  { preferred: 'Có lỗi xảy ra, vui lòng thử lại', avoided: 'Error 500: fetch failed' },
  { preferred: 'Sản phẩm đã được gỡ khỏi giỏ hàng', avoided: 'Bạn có chắc chắn muốn xóa không?' },
];

/** Sentences in the shop's voice, each with a counterexample. */
export function VoiceExamples() {
  return (
    <Section className='overflow-hidden rounded-card border border-line bg-surface'>
      <div className='hidden grid-cols-2 border-b border-line sm:grid'>
        <p className='px-5 py-3 font-semibold text-jade'>Preferred</p>
        <p className='px-5 py-3 font-semibold text-cinnabar'>Avoided</p>
      </div>
      {examples.map(({ preferred, avoided }) => (
        <div key={preferred} className='grid border-b border-line last:border-0 sm:grid-cols-2'>
          <p className='px-5 py-3' lang='vi'>
            <span className='mr-2 text-jade sm:hidden'>✓</span>
            {preferred}
          </p>
          <p className='px-5 py-3 text-ink-soft max-sm:pt-0' lang='vi'>
            <span className='mr-2 text-cinnabar sm:hidden'>✗</span>
            {avoided}
          </p>
        </div>
      ))}
    </Section>
  );
}
