import { useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { FileButton } from '../../primitives/file-button/file-button.tsx';
import { X } from '../../primitives/icons.ts';
import { Notice } from '../../primitives/notice/notice.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import type { OwnOrderView } from '../../orders/own-order-view.ts';
import { FieldForm } from './field-form.tsx';
import type { OwnOrderHandlers } from './own-order-handlers.ts';
import { ownOrderPageMessages } from './own-order-page-messages.ts';

/** Maximum number of pictures of a request. */
const maxPictures = 3;

type Handlers = Pick<OwnOrderHandlers, 'busy' | 'errors' | 'onReturn' | 'onReturnPictures'>;

/** Form that asks to return the goods of an order: the reason, and pictures of the goods. */
export function ReturnForm({ busy, errors, onReturn }: Omit<Handlers, 'onReturnPictures'>) {
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

interface SentReturnProps extends Pick<Handlers, 'busy' | 'onReturnPictures'> {
  /** The request with its state. */
  request: NonNullable<OwnOrderView['return']>;
}

/** A request to return goods, and the answer of the shop. Pictures can be added before it. */
export function SentReturn({ request, busy, onReturnPictures }: SentReturnProps) {
  const messages = useMessages('ownOrderPage', ownOrderPageMessages);
  const { state, note, pictures } = request;
  const left = maxPictures - pictures;
  return (
    <Notice tone='info'>
      <p>{[messages.returnStates[state], note].filter(Boolean).join(' ')}</p>
      {pictures > 0 && <p>{messages.sentPictures(pictures)}</p>}
      {state === 'requested' && left > 0 && (
        <FileButton
          label={pictures > 0 ? messages.morePictures : messages.addPictures}
          accept='image/*'
          multiple
          disabled={busy}
          className='mt-2'
          onChoose={(files) => onReturnPictures(files.slice(0, left))}
        />
      )}
    </Notice>
  );
}
