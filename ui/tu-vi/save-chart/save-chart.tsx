import { useEffect, useRef, useState } from 'react';
import { Choice } from '../../primitives/choice/choice.tsx';
import { AccountForm } from '../../account/account-section/account-form.tsx';
import { type SubmitResult, useSubmission } from '../../account/account-section/use-submission.ts';
import { Button } from '../../primitives/button/button.tsx';
import { useKeptFocus } from '../../primitives/use-kept-focus.ts';
import { Link } from '../../primitives/link/link.tsx';
import { useMessages } from '../../messages/use-messages.ts';

const saveChartMessages = {
  saved: 'Đã lưu lá số vào tài khoản.',
  savedLink: 'Xem các lá số đã lưu',
  open: 'Lưu lá số này',
  consent: 'Tôi đồng ý để cửa hàng lưu họ tên, giới tính, ngày giờ sinh và nơi sinh của lá số ' +
    'này trong tài khoản của tôi, để tôi xem lại và nhận gợi ý đá nếu tôi bật tính năng này.',
  missingConsent: 'Vui lòng đánh dấu vào ô đồng ý trước khi lưu lá số.',
  hint: 'Bạn có thể xóa bất cứ lúc nào ở trang Tài khoản. Nếu đây là lá số của người khác, hãy ' +
    'hỏi ý kiến họ trước.',
  save: 'Lưu lá số',
};

export interface SaveChartProps {
  /** `true` once the chart is saved. @default false */
  saved?: boolean;
  /** Saves the chart, after the visitor has consented. */
  onSave: () => Promise<SubmitResult>;
}

/** Button that saves a birth chart in the account. It opens a form that asks for consent first. */
export function SaveChart({ saved = false, onSave }: SaveChartProps) {
  const messages = useMessages('saveChart', saveChartMessages);
  const [open, setOpen] = useState(false);
  const keptFocus = useKeptFocus<HTMLDivElement>();
  return (
    <div className='outline-none' {...keptFocus}>
      {saved
        ? (
          <p role='status' className='text-center'>
            {messages.saved}{' '}
            <Link href='/account' className='text-jade underline underline-offset-4'>
              {messages.savedLink}
            </Link>
          </p>
        )
        : open
        ? <ConsentForm onSave={onSave} onCancel={() => setOpen(false)} />
        : (
          <div className='flex justify-center'>
            <Button variant='secondary' onClick={() => setOpen(true)} className='max-sm:w-full'>
              {messages.open}
            </Button>
          </div>
        )}
    </div>
  );
}

function ConsentForm(
  { onSave, onCancel }: Pick<SaveChartProps, 'onSave'> & { onCancel: () => void },
) {
  const messages = useMessages('saveChart', saveChartMessages);
  const submission = useSubmission({ consent: false });
  const { field, submit } = submission;
  const consent = field('consent');
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      data-slot='save-chart'
      className='mx-auto max-w-170 rounded-card border border-line bg-surface p-5'
    >
      <AccountForm
        label={messages.open}
        submission={submission}
        submitLabel={messages.save}
        onSubmit={() =>
          submit({ consent: consent.value ? undefined : messages.missingConsent }, onSave)}
        onCancel={onCancel}
      >
        <div>
          <Choice
            ref={box}
            name='consent'
            aria-required
            error={consent.error}
            checked={consent.value}
            onChange={(event) => consent.onChange(event.currentTarget.checked)}
          >
            <span>{messages.consent}</span>
          </Choice>
        </div>
        <p className='text-ink-soft'>{messages.hint}</p>
      </AccountForm>
    </div>
  );
}
