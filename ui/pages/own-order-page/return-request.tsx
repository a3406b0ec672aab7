import { Button } from '../../primitives/button/button.tsx';
import { controlClass, Field } from '../../primitives/field/field.tsx';
import { FileButton } from '../../primitives/file-button/file-button.tsx';
import { X } from '../../primitives/icons.ts';
import { useInvalidFocus } from '../../primitives/use-invalid-focus.ts';
import { Notice } from '../../primitives/notice/notice.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import type { OwnOrderHandlers, SentPictures } from './own-order-handlers.ts';
import { ownOrderPageMessages } from './own-order-page-messages.ts';
import { useDraft } from './form-drafts.ts';

/** Maximum number of pictures of a request. */
const maxPictures = 3;

interface ReturnFormProps extends Pick<OwnOrderHandlers, 'busy' | 'errors' | 'onReturn'> {
  /** Key of the form, under which its draft is kept. */
  draftKey: string;
}

const emptyRequest = { reason: '', pictures: [] as readonly File[] };

/** Form that asks to return the goods of an order: the reason, and pictures of the goods. */
export function ReturnForm({ draftKey, busy, errors, onReturn }: ReturnFormProps) {
  const messages = useMessages('ownOrderPage', ownOrderPageMessages);
  const [{ reason, pictures }, update] = useDraft(draftKey, emptyRequest);
  return (
    <form
      ref={useInvalidFocus(errors)}
      noValidate
      className='space-y-4 pt-3'
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onReturn(reason, pictures);
      }}
    >
      <Field label={messages.reason} error={errors.reason}>
        {(control) => (
          <textarea
            {...control}
            name='reason'
            rows={3}
            maxLength={1_000}
            value={reason}
            onChange={({ currentTarget }) => update({ reason: currentTarget.value })}
            className={controlClass}
          />
        )}
      </Field>
      <div>
        <p className='text-ink-soft'>{messages.picturesText(maxPictures)}</p>
        {pictures.length > 0 && (
          <ul className='mt-1'>
            {pictures.map((file, index) => (
              <li key={index} className='flex items-center justify-between gap-3'>
                <span className='min-w-0 break-words'>{file.name}</span>
                <Button
                  variant='quiet'
                  aria-label={messages.removePicture(file.name)}
                  onClick={() =>
                    update({ pictures: pictures.toSpliced(index, 1) })}
                >
                  <X aria-hidden size={18} />
                </Button>
              </li>
            ))}
          </ul>
        )}
        {pictures.length < maxPictures && (
          <FileButton
            label={messages.addPictures}
            accept='image/*'
            multiple
            className='mt-2'
            onChoose={(files) =>
              update({ pictures: [...pictures, ...files].slice(0, maxPictures) })}
          />
        )}
      </div>
      <Button type='submit' aria-disabled={busy}>{messages.ask}</Button>
    </form>
  );
}

interface SentReturnProps extends Pick<OwnOrderHandlers, 'returnPictures' | 'onReturnPictures'> {
  /** Number of the pictures that the shop has. */
  pictures: number;
}

const noPictures: SentPictures = { left: 0, problems: [], again: [] };

/** A request to return goods that the shop has not answered. Pictures can be added. */
export function SentReturn(
  { pictures, returnPictures = noPictures, onReturnPictures }: SentReturnProps,
) {
  const messages = useMessages('ownOrderPage', ownOrderPageMessages);
  const { left, problems } = returnPictures;
  const free = maxPictures - pictures;
  const again = returnPictures.again.slice(0, free);
  return (
    <>
      <Notice tone='info'>
        <p>{messages.returnAsked}</p>
        {pictures > 0 && <p>{messages.sentPictures(pictures)}</p>}
        {left > 0 && <p>{messages.sendingPictures(left)}</p>}
        {free > 0 && (
          <FileButton
            label={pictures > 0 ? messages.morePictures : messages.addPictures}
            accept='image/*'
            multiple
            disabled={left > 0}
            className='mt-2'
            onChoose={(files) => onReturnPictures(files.slice(0, free))}
          />
        )}
      </Notice>
      {problems.length > 0 && (
        <Notice tone='error' className='wrap-anywhere'>
          {problems.map((problem) => <p key={problem}>{problem}</p>)}
          {again.length > 0 && (
            <Button
              variant='secondary'
              className='mt-2'
              onClick={() => onReturnPictures(again)}
            >
              {messages.sendAgain(again.length)}
            </Button>
          )}
        </Notice>
      )}
    </>
  );
}
