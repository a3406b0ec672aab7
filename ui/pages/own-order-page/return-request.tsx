import { useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { FileButton } from '../../primitives/file-button/file-button.tsx';
import { X } from '../../primitives/icons.ts';
import { Notice } from '../../primitives/notice/notice.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import type { OwnOrderView } from '../../orders/own-order-view.ts';
import { FieldForm } from './field-form.tsx';
import type { OwnOrderHandlers, SentPictures } from './own-order-handlers.ts';
import { ownOrderPageMessages } from './own-order-page-messages.ts';

/** Maximum number of pictures of a request. */
const maxPictures = 3;

/** Form that asks to return the goods of an order: the reason, and pictures of the goods. */
export function ReturnForm(
  { busy, errors, onReturn }: Pick<OwnOrderHandlers, 'busy' | 'errors' | 'onReturn'>,
) {
  const messages = useMessages('ownOrderPage', ownOrderPageMessages);
  const [pictures, setPictures] = useState<readonly File[]>([]);
  return (
    <FieldForm
      labels={{ reason: messages.reason }}
      initial={{ reason: '' }}
      submitLabel={messages.ask}
      submitVariant='primary'
      {...{ busy, errors }}
      onSubmit={({ reason }) => onReturn(reason, pictures)}
    >
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
                    setPictures(pictures.toSpliced(index, 1))}
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
            onChoose={(files) => setPictures([...pictures, ...files].slice(0, maxPictures))}
          />
        )}
      </div>
    </FieldForm>
  );
}

interface SentReturnProps extends Pick<OwnOrderHandlers, 'returnPictures' | 'onReturnPictures'> {
  /** The request with its state. */
  request: NonNullable<OwnOrderView['return']>;
}

const noPictures: SentPictures = { left: 0, problems: [], again: [] };

/** A request to return goods, and the answer of the shop. Pictures can be added before it. */
export function SentReturn(
  { request, returnPictures = noPictures, onReturnPictures }: SentReturnProps,
) {
  const messages = useMessages('ownOrderPage', ownOrderPageMessages);
  const { state, note, pictures } = request;
  const { left, problems } = returnPictures;
  const free = state === 'requested' ? maxPictures - pictures : 0;
  const again = returnPictures.again.slice(0, free);
  return (
    <>
      <Notice tone='info'>
        <p>{[messages.returnStates[state], note].filter(Boolean).join(' ')}</p>
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
