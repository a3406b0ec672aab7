import { type ChangeEvent, useState } from 'react';
import { AdminError } from '../api/admin-api.ts';
import { uploadTile } from '../products/upload-picture.ts';

export interface TilePictureProps {
  /** File name; empty without a picture. */
  image: string;
  /** Called with the file name of another picture, when it is uploaded. */
  onChange: (image: string) => void;
  /** Error of the field. @default undefined */
  error?: string;
}

/** Round picture of a category, and the button that replaces it. */
export function TilePicture({ image, onChange, error }: TilePictureProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function replace({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    setBusy(true);
    setFailure(undefined);
    try {
      onChange(await uploadTile(file));
    } catch (cause) {
      setFailure(
        cause instanceof AdminError
          ? cause.message
          : 'Không đọc được ảnh này, vui lòng chọn ảnh khác.',
      );
    } finally {
      setBusy(false);
    }
  }

  const message = failure ?? error;
  return (
    <section className='mt-4'>
      <h2 className='mb-1.5 font-sans text-base font-semibold'>Ảnh ở trang chủ</h2>
      <div className='flex items-center gap-4'>
        {image
          ? (
            <img
              src={`/images/${image}`}
              alt='Ảnh hiện tại'
              width={96}
              height={96}
              className='size-24 rounded-full object-cover'
            />
          )
          : <span className='size-24 rounded-full border border-dashed border-line' />}
        <label className='flex min-h-12 cursor-pointer items-center justify-center rounded-field border border-jade px-5 font-semibold text-jade focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-jade hover:bg-jade-soft'>
          {image ? 'Đổi ảnh' : 'Chọn ảnh'}
          <input
            type='file'
            accept='image/*'
            disabled={isBusy}
            onChange={(event) => void replace(event)}
            className='sr-only'
          />
        </label>
      </div>
      <p role='status' className='mt-1.5 text-sm text-ink-soft'>
        {isBusy ? 'Đang tải ảnh lên...' : 'Ảnh được cắt vuông ở giữa và hiện trong khung tròn.'}
      </p>
      {message && <p role='alert' className='mt-1 text-cinnabar'>{message}</p>}
    </section>
  );
}
