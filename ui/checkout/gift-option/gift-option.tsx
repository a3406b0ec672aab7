import { useRef } from 'react';
import { Choice } from '../../primitives/choice/choice.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { controlClass, Field } from '../../primitives/field/field.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';

const giftOptionMessages = {
  gift: 'Gửi làm quà tặng',
  hint:
    'Phiếu trong kiện hàng không ghi giá. Họ tên, số điện thoại và địa chỉ ở trên là của người nhận; email là của bạn, để nhận thông báo về đơn. Nếu thanh toán khi nhận hàng (COD), người nhận quà là người trả tiền.',
  note: 'Lời nhắn in kèm (không bắt buộc)',
  phone: 'Số điện thoại của bạn, để tra cứu đơn (không bắt buộc)',
};

/** Texts of a gift. */
export interface GiftValues {
  /** Note to the recipient. */
  note: string;
  /** Phone number of the giver. */
  phone: string;
}

export interface GiftOptionProps {
  /** Texts of the gift; `undefined` if the order is none. */
  gift: GiftValues | undefined;
  /** Message about the phone number. @default undefined */
  phoneError?: string;
  /** Called with the new texts, or `undefined`. */
  onChange: (gift: GiftValues | undefined) => void;
}

/** Checkbox that makes an order a gift, with a note that is printed for the recipient. */
export function GiftOption({ gift, phoneError, onChange }: GiftOptionProps) {
  const messages = useMessages('giftOption', giftOptionMessages);
  /** Texts that come back when the box is ticked again. */
  const kept = useRef<GiftValues>({ note: '', phone: '' });
  return (
    <div data-slot='gift-option'>
      <Choice
        name='gift'
        checked={gift !== undefined}
        onChange={({ currentTarget }) => {
          if (gift) kept.current = gift;
          onChange(currentTarget.checked ? kept.current : undefined);
        }}
      >
        {messages.gift}
      </Choice>
      {gift && (
        <div className='mt-1 grid gap-3'>
          <p className='text-ink-soft'>{messages.hint}</p>
          <Field label={messages.note}>
            {(control) => (
              <textarea
                {...control}
                name='giftNote'
                rows={3}
                maxLength={300}
                value={gift.note}
                onChange={({ currentTarget }) => onChange({ ...gift, note: currentTarget.value })}
                className={controlClass}
              />
            )}
          </Field>
          <TextField
            label={messages.phone}
            error={phoneError}
            name='giverPhone'
            type='tel'
            value={gift.phone}
            onChange={({ currentTarget }) => onChange({ ...gift, phone: currentTarget.value })}
            autoComplete='off'
          />
        </div>
      )}
    </div>
  );
}
