import { groupDigits } from '../../primitives/price/group-digits.ts';
import { Dialog } from '@base-ui/react/dialog';
import { type FormEvent, useEffect, useState } from 'react';
import { DialogClose } from '../../layout/dialog/dialog-close.tsx';
import { Sheet } from '../../layout/dialog/sheet.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import {
  type FieldErrors,
  type SubmitResult,
  useSubmission,
} from '../../account/account-section/use-submission.ts';
import { useDialogFocus } from '../../layout/dialog/use-dialog-focus.ts';
import { Button } from '../../primitives/button/button.tsx';
import { controlClass, Field } from '../../primitives/field/field.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { Picture } from '../../primitives/picture/picture.tsx';
import { RatingField } from '../rating-field/rating-field.tsx';
import type { ReviewValues } from '../review-types.ts';
import { actionMessages } from '../../messages/action-messages.ts';

const reviewDialogMessages = {
  title: 'Đánh giá sản phẩm',
  text: 'Nhận xét (không bắt buộc)',
  author: 'Tên hiển thị',
  hint: 'Đánh giá được đăng sau khi cửa hàng duyệt. Mọi người sẽ thấy số sao, nhận xét, ' +
    'tên hiển thị và ngày viết.',
  submit: 'Gửi đánh giá',
  delete: 'Xóa đánh giá',
  /** Label of the same button after the first press. */
  confirmDelete: 'Bấm lần nữa để xóa',
  missingRating: 'Vui lòng chọn số sao.',
  missingAuthor: 'Vui lòng nhập tên hiển thị.',
  textTooLong: (limit: number) => `Nhận xét không được dài quá ${groupDigits(limit)} ký tự.`,
  authorTooLong: (limit: number) => `Tên hiển thị không được dài quá ${limit} ký tự.`,
};

export interface ReviewDialogProps extends Omit<ReviewFormProps, 'product' | 'onDraft'> {
  /** Product to review; `undefined` closes the dialog. */
  product: ReviewFormProps['product'] | undefined;
}

/**
 * Dialog in which a customer writes, changes or deletes the review of a product: centred on a wide
 * screen, a bottom sheet on a phone. A review that was not sent is there when it opens again.
 */
export function ReviewDialog({ product, ...form }: ReviewDialogProps) {
  const { title } = useMessages('reviewDialog', reviewDialogMessages);
  // The last form stays visible during the exit animation.
  const [shown, setShown] = useState({ product, form });
  if (product && product !== shown.product) setShown({ product, form });
  const { product: current, form: last } = product ? { product, form } : shown;
  const [drafts] = useState(() => new Map<string, DraftReview>());
  return (
    <Sheet
      open={product !== undefined}
      onClose={form.onClose}
      hasFields
      slot='review-dialog'
      className='p-5 md:w-[min(560px,calc(100vw-48px))] md:p-8'
    >
      <Dialog.Title className='pr-10 text-2xl leading-[1.4]'>{title}</Dialog.Title>
      {current && (
        <ReviewForm
          key={current.id}
          {...last}
          product={current}
          values={drafts.get(current.id) ?? last.values}
          onDraft={(draft) => draft ? drafts.set(current.id, draft) : drafts.delete(current.id)}
        />
      )}
      {/* Last, so that the stars take the focus when the dialog opens. */}
      <DialogClose className='absolute top-3 right-3 md:top-6 md:right-6' />
    </Sheet>
  );
}

/** Fields of the form, by their names in the request. */
type ReviewField = keyof ReviewValues;

interface ReviewFormProps {
  /** Product to review. */
  product: { id: string; name: string; image: string };
  /** Values at the beginning. */
  values: DraftReview;
  /** `true` if the customer has reviewed the product before. @default false */
  editing?: boolean;
  /** Sends the review. */
  onSubmit: (review: ReviewValues) => Promise<SubmitResult<ReviewField>>;
  /** Deletes the earlier review. */
  onDelete: () => Promise<SubmitResult>;
  /** Called when the visitor closes the dialog, and after a success. */
  onClose: () => void;
  /** Called with the changed review, and with `undefined` after a success. */
  onDraft: (draft: DraftReview | undefined) => void;
}

/** Form in the dialog of a review. */
function ReviewForm(
  { product, values, editing = false, onSubmit, onDelete, onClose, onDraft }: ReviewFormProps,
) {
  const messages = useMessages('reviewDialog', reviewDialogMessages);
  const actions = useMessages('actions', actionMessages);
  const [confirming, setConfirming] = useState(false);
  const { ref, busy, error, values: draft, field, submit } = useSubmission(values);
  useDialogFocus(ref, busy);
  useEffect(() => {
    if (draft !== values) onDraft(draft);
  }, [draft]);
  const close = () => {
    onDraft(undefined);
    onClose();
  };
  const { onChange: onText, ...text } = field('text');
  const { onChange: onAuthor, ...author } = field('author');
  async function send(event: FormEvent) {
    event.preventDefault();
    const { rating } = draft;
    const review = { text: draft.text.trim(), author: draft.author.trim() };
    const send = () => rating ? onSubmit({ ...review, rating }) : Promise.resolve({});
    if (await submit(findReviewErrors(draft, messages), send)) close();
  }
  async function remove() {
    if (!confirming) return setConfirming(true);
    if (await submit({}, onDelete)) close();
  }
  return (
    <form ref={ref} noValidate onSubmit={send} className='mt-3 space-y-5'>
      <div className='flex items-center gap-3'>
        <span className='size-14 shrink-0'>
          <Picture
            image={product.image}
            sizes='56px'
            className='size-full rounded-field object-cover'
          />
        </span>
        <p className='min-w-0 font-semibold break-words'>{product.name}</p>
      </div>
      {error && !busy && <Notice tone='error'>{error}</Notice>}
      <RatingField {...field('rating')} />
      <Field label={messages.text} error={text.error}>
        {(control) => (
          <textarea
            {...control}
            name='text'
            rows={4}
            value={text.value}
            onChange={({ currentTarget }) => onText(currentTarget.value)}
            className={controlClass}
          />
        )}
      </Field>
      <TextField
        label={messages.author}
        aria-required
        name='author'
        autoComplete='off'
        onChange={({ currentTarget }) => onAuthor(currentTarget.value)}
        {...author}
      />
      <Dialog.Description className='text-ink-soft'>{messages.hint}</Dialog.Description>
      <div className='flex flex-col gap-3 md:flex-row-reverse'>
        <Button type='submit' disabled={busy} className='min-h-12 md:grow'>
          {busy ? actions.busy : messages.submit}
        </Button>
        {editing && (
          <Button variant='danger' disabled={busy} onClick={remove} className='min-h-12'>
            {confirming ? messages.confirmDelete : messages.delete}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Review that is being written. */
interface DraftReview extends Omit<ReviewValues, 'rating'> {
  /** `undefined` before the choice. */
  rating: ReviewValues['rating'] | undefined;
}

/** Maximum lengths of the texts, in characters. */
const limits = { text: 1_000, author: 40 };

/** Returns the errors that are found without the server. */
function findReviewErrors(
  { rating, text, author }: DraftReview,
  messages: typeof reviewDialogMessages,
): FieldErrors<keyof ReviewValues> {
  const name = author.trim();
  return {
    rating: rating ? undefined : messages.missingRating,
    text: text.trim().length > limits.text ? messages.textTooLong(limits.text) : undefined,
    author: name === ''
      ? messages.missingAuthor
      : name.length > limits.author
      ? messages.authorTooLong(limits.author)
      : undefined,
  };
}
