import { Button } from '../../primitives/button/button.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { useInvalidFocus } from '../../primitives/use-invalid-focus.ts';
import { Notice } from '../../primitives/notice/notice.tsx';
import { useMessages } from '../../messages/use-messages.ts';

const lookUpPageMessages = {
  title: 'Tra cứu đơn hàng',
  text: 'Nhập mã trong email xác nhận và số điện thoại người nhận để xem tình trạng đơn hàng.',
  giftText: 'Với đơn quà tặng, bạn cũng có thể dùng số điện thoại của người tặng.',
  noScript: 'Để tra cứu đơn hàng, bạn hãy bật JavaScript trong trình duyệt.',
  code: 'Mã đơn hàng',
  phone: 'Số điện thoại người nhận',
  submit: 'Tra cứu',
  submitting: 'Đang tra cứu...',
};

export interface LookUpPageProps {
  /** Called with the code and the phone number as they were typed. */
  onSubmit: (code: string, phone: string) => void;
  /** Code that the field has until another one is typed. @default '' */
  initialCode?: string;
  /** `true` if the shop sends gifts, which their givers look up as well. @default false */
  gifts?: boolean;
  /** `true` while the order is being looked up. @default false */
  busy?: boolean;
  /** Sentence about the last attempt. @default undefined */
  error?: string;
  /** Messages about single fields. @default none */
  errors?: Readonly<Partial<Record<'code' | 'phone', string>>>;
}

/** Page that looks up an order by its code and the phone number of its recipient. */
export function LookUpPage(
  { onSubmit, initialCode = '', gifts = false, busy = false, error, errors = {} }: LookUpPageProps,
) {
  const messages = useMessages('lookUpPage', lookUpPageMessages);
  return (
    <div className='page min-h-150 pt-8 pb-16'>
      <div className='mx-auto max-w-120'>
        <h1 className='pb-2 text-3xl'>{messages.title}</h1>
        <noscript>
          <p className='pb-2'>{messages.noScript}</p>
        </noscript>
        <p className='pb-6 text-ink-soft'>
          {messages.text} {gifts && messages.giftText}
        </p>
        <form
          ref={useInvalidFocus(errors)}
          noValidate
          // Before the hydration a browser would put the phone number into the address.
          method='dialog'
          className='space-y-4'
          onSubmit={(event) => {
            event.preventDefault();
            // The fields alone have the text that was typed before the hydration.
            const fields = new FormData(event.currentTarget);
            if (!busy) onSubmit(String(fields.get('code')), String(fields.get('phone')));
          }}
        >
          <TextField
            label={messages.code}
            error={errors.code}
            name='code'
            defaultValue={initialCode}
            autoCapitalize='characters'
            autoComplete='off'
            spellCheck={false}
            className='tabular-nums'
          />
          <TextField
            label={messages.phone}
            error={errors.phone}
            name='phone'
            type='tel'
            autoComplete='tel'
          />
          <div aria-live='polite'>{error && <Notice tone='error'>{error}</Notice>}</div>
          <Button type='submit' aria-disabled={busy} className='w-full'>
            {busy ? messages.submitting : messages.submit}
          </Button>
        </form>
      </div>
    </div>
  );
}
