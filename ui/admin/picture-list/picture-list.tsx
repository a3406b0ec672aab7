import { useId, useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { useImageResolver } from '../../primitives/picture/image-provider.ts';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { FileButton } from '../../primitives/file-button/file-button.tsx';
import { useKeptFocus } from '../../primitives/use-kept-focus.ts';

/** Picture with the text that describes it. */
export interface DescribedPicture {
  /** Picture as `ImageProvider` resolves it. */
  name: string;
  alt: string;
}

/** Photograph that is being uploaded, or could not be. */
export interface PictureUpload {
  key: number;
  /** Name of the file. */
  name: string;
  /** Part that is done, from 0 to 1. */
  done: number;
  /** Error of the upload. @default undefined */
  error?: string;
}

export interface PictureListProps {
  /** Pictures in their order; the first one is the main one. */
  pictures: readonly DescribedPicture[];
  /** Photographs on their way to the server. */
  uploads: readonly PictureUpload[];
  /** Maximum number of pictures and uploads. @default no limit */
  max?: number;
  /** Error of the field. @default undefined */
  error?: string;
  /** `true` if the member may not change anything. @default false */
  readOnly?: boolean;
  /** Called with photographs of the device. */
  onAdd: (files: readonly File[]) => void;
  /** Called with the text of a picture. */
  onDescribe: (name: string, alt: string) => void;
  /** Called with the old and the new place of a picture, from 0. */
  onMove: (from: number, to: number) => void;
  /** Called to remove a picture. */
  onRemove: (name: string) => void;
  /** Called to upload a photograph once more. */
  onRetry: (key: number) => void;
  /** Called to give up a photograph. */
  onDismiss: (key: number) => void;
}

const cardClass = 'min-w-0 rounded-card border border-line bg-surface p-3';

/** Pictures of a product in their order, and photographs on their way to the server. */
export function PictureList(
  {
    pictures,
    uploads,
    max = Infinity,
    error,
    readOnly = false,
    onAdd,
    onMove,
    onRetry,
    onDismiss,
    ...events
  }: PictureListProps,
) {
  const id = useId();
  const [dragged, setDragged] = useState<number>();
  const isFull = pictures.length + uploads.length >= max;
  return (
    <section data-slot='picture-list' aria-labelledby={id}>
      <h2 id={id} className='mb-1.5 font-sans text-base font-semibold'>Ảnh</h2>
      {error && <Notice tone='error' className='mb-3'>{error}</Notice>}
      <ul
        role='list'
        className='grid grid-cols-1 gap-3 outline-none'
        {...useKeptFocus<HTMLUListElement>()}
      >
        {pictures.map((picture, index) => (
          <li
            key={picture.name}
            draggable={!readOnly}
            onDragStart={() => setDragged(index)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              // The browser would open a file.
              event.preventDefault();
              if (dragged !== undefined) onMove(dragged, index);
              setDragged(undefined);
            }}
            className={`grid grid-cols-[88px_minmax(0,1fr)] gap-3 ${cardClass}`}
          >
            <Item
              {...{ picture, index, readOnly, onMove, ...events }}
              isLast={index === pictures.length - 1}
            />
          </li>
        ))}
        {uploads.map(({ key, name, done, error }) => (
          <li key={key} className={cardClass}>
            <p className='truncate'>{name}</p>
            {error
              ? (
                <>
                  <p role='alert' className='mb-2 text-cinnabar'>{error}</p>
                  <Button variant='secondary' onClick={() => onRetry(key)}>Thử lại</Button>
                  <Button variant='quiet' onClick={() => onDismiss(key)}>Bỏ</Button>
                </>
              )
              : (
                <progress
                  aria-label={`Đang tải ${name}`}
                  max={1}
                  value={done}
                  className='mt-2 block h-2 w-full appearance-none overflow-hidden forced-colors:border rounded-tag bg-line [&::-moz-progress-bar]:bg-jade [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-jade forced-colors:[&::-moz-progress-bar]:bg-[Highlight] forced-colors:[&::-webkit-progress-value]:bg-[Highlight]'
                />
              )}
          </li>
        ))}
      </ul>
      {!readOnly && (
        <FileButton
          label='Thêm ảnh'
          accept='image/*'
          multiple
          disabled={isFull}
          onChoose={onAdd}
          className='mt-3 w-full'
        />
      )}
      {!readOnly && isFull && (
        <p className='mt-1.5 text-sm text-ink-soft'>
          Đã đủ {max} ảnh. Muốn thêm ảnh khác, vui lòng bỏ bớt ảnh.
        </p>
      )}
    </section>
  );
}

interface ItemProps
  extends Pick<PictureListProps, 'readOnly' | 'onDescribe' | 'onMove' | 'onRemove'> {
  picture: DescribedPicture;
  /** Place from 0. */
  index: number;
  isLast: boolean;
}

function Item(
  { picture: { name, alt }, index, isLast, readOnly, onDescribe, onMove, onRemove }: ItemProps,
) {
  const number = index + 1;
  const action = (label: string, subject: string, onClick: () => void) => (
    <Button variant='quiet' onClick={onClick}>
      {label}
      <span className='sr-only'>{subject}</span>
    </Button>
  );
  return (
    <>
      <img
        src={useImageResolver()(name, []).src}
        alt={alt || `Ảnh ${number}`}
        width={88}
        height={88}
        className='size-22 rounded-field object-cover'
      />
      <div className='min-w-0'>
        <TextField
          label={index === 0 ? 'Mô tả ảnh chính' : `Mô tả ảnh ${number}`}
          value={alt}
          maxLength={200}
          placeholder='Ví dụ: mặt trước, trên tay'
          readOnly={readOnly}
          onChange={({ target }) => onDescribe(name, target.value)}
        />
        {!readOnly && (
          <div className='mt-1 -ml-5 flex flex-wrap'>
            {index > 0 &&
              action('Lên', `(ảnh ${number})`, () => onMove(index, index - 1))}
            {!isLast &&
              action('Xuống', `(ảnh ${number})`, () => onMove(index, index + 1))}
            {action('Bỏ', `ảnh ${number}`, () => onRemove(name))}
          </div>
        )}
      </div>
    </>
  );
}
