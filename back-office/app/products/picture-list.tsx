import { Button, Notice, TextField } from '@thach-an/ui';
import { FileButton } from '@thach-an/ui/admin';
import { useId, useState } from 'react';
import { AdminError } from '../api/admin-api.ts';
import type { PictureValue } from './product-values.ts';
import { uploadPicture } from '../pictures/upload-picture.ts';

/** Maximum number of pictures of a product. */
const maxPictures = 13;

/** Photograph that is being uploaded, or could not be. */
interface Upload {
  key: number;
  file: File;
  /** Part that is done, from 0 to 1. */
  done: number;
  error?: string;
}

export interface PictureListProps {
  pictures: readonly PictureValue[];
  /** Changes the pictures; it gets the current ones, as uploads end later. */
  onChange: (change: (pictures: readonly PictureValue[]) => readonly PictureValue[]) => void;
  /** Error of the field. @default undefined */
  error?: string;
}

let lastKey = 0;

/** Pictures of a product in their order, and photographs on their way to the server. */
export function PictureList({ pictures, onChange, error }: PictureListProps) {
  const id = useId();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [dragged, setDragged] = useState<number>();
  const update = (key: number, change: Partial<Upload>) =>
    setUploads((old) => old.map((one) => one.key === key ? { ...one, ...change } : one));

  async function send({ key, file }: Upload) {
    update(key, { done: 0, error: undefined });
    try {
      const picture = await uploadPicture(file, (done) => update(key, { done }));
      onChange((old) =>
        old.some(({ name }) => name === picture.name)
          ? old
          : [...old, { name: picture.name, alt: '', colour: picture.colour }]
      );
      setUploads((old) => old.filter((one) => one.key !== key));
    } catch (failure) {
      const message = failure instanceof AdminError
        ? failure.message
        : 'Không đọc được ảnh này, vui lòng chọn ảnh khác.';
      update(key, { error: message });
    }
  }

  async function add(files: readonly File[]) {
    const free = Math.max(0, maxPictures - pictures.length - uploads.length);
    const added = files.slice(0, free).map((file) => ({ key: lastKey += 1, file, done: 0 }));
    setUploads((old) => [...old, ...added]);
    // One by one, so that a slow connection completes the first ones first.
    for (const upload of added) await send(upload);
  }

  const move = (from: number, to: number) =>
    onChange((old) => {
      const moved = old[from];
      return moved ? old.toSpliced(from, 1).toSpliced(to, 0, moved) : old;
    });

  return (
    <section aria-labelledby={id}>
      <h2 id={id} className='mb-1.5 font-sans text-base font-semibold'>Ảnh</h2>
      {error && <Notice tone='error' className='mb-3'>{error}</Notice>}
      <ul role='list' className='grid gap-3'>
        {pictures.map(({ name, alt }, index) => (
          <li
            key={name}
            draggable
            onDragStart={() => setDragged(index)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => {
              if (dragged !== undefined) move(dragged, index);
              setDragged(undefined);
            }}
            className='grid grid-cols-[88px_minmax(0,1fr)] gap-3 rounded-card border border-line bg-surface p-3'
          >
            <img
              src={`/images/${name}`}
              alt={alt || `Ảnh ${index + 1}`}
              width={88}
              height={88}
              className='size-22 rounded-field object-cover'
            />
            <div className='min-w-0'>
              <TextField
                label={index === 0 ? 'Mô tả ảnh chính' : `Mô tả ảnh ${index + 1}`}
                value={alt}
                maxLength={200}
                placeholder='Ví dụ: mặt trước, trên tay'
                onChange={({ target }) =>
                  onChange((old) =>
                    old.map((one) => one.name === name ? { ...one, alt: target.value } : one)
                  )}
              />
              <div className='mt-1 -ml-5 flex flex-wrap'>
                {index > 0 && (
                  <Button variant='quiet' onClick={() => move(index, index - 1)}>
                    Lên<span className='sr-only'>(ảnh {index + 1})</span>
                  </Button>
                )}
                {index < pictures.length - 1 && (
                  <Button
                    variant='quiet'
                    onClick={() => move(index, index + 1)}
                  >
                    Xuống<span className='sr-only'>(ảnh {index + 1})</span>
                  </Button>
                )}
                <Button
                  variant='quiet'
                  onClick={() => onChange((old) => old.filter((one) => one.name !== name))}
                >
                  Bỏ<span className='sr-only'>ảnh {index + 1}</span>
                </Button>
              </div>
            </div>
          </li>
        ))}
        {uploads.map((one) => (
          <li key={one.key} className='rounded-card border border-line bg-surface p-3'>
            <p className='truncate'>{one.file.name}</p>
            {one.error
              ? (
                <>
                  <p role='alert' className='text-cinnabar'>{one.error}</p>
                  <Button
                    variant='secondary'
                    onClick={() => void send(one)}
                  >
                    Thử lại
                  </Button>
                  <Button
                    variant='quiet'
                    onClick={() =>
                      setUploads((old) =>
                        old.filter(({ key }) => key !== one.key)
                      )}
                  >
                    Bỏ
                  </Button>
                </>
              )
              : (
                <progress
                  aria-label={`Đang tải ${one.file.name}`}
                  max={1}
                  value={one.done}
                  className='w-full accent-jade'
                />
              )}
          </li>
        ))}
      </ul>
      <FileButton
        label='Thêm ảnh'
        accept='image/*'
        multiple
        onChoose={(files) => void add(files)}
        className='mt-3 w-full'
      />
    </section>
  );
}
