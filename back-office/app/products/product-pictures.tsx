import { notify } from '@thach-an/ui';
import { PictureList, type PictureUpload } from '@thach-an/ui/admin';
import { use, useState } from 'react';
import { TrackUpload } from '../edit/track-upload.ts';
import { describeUploadError, uploadPicture } from '../pictures/upload-picture.ts';
import type { PictureValue } from './product-values.ts';

/** Maximum number of pictures of a product. */
const maxPictures = 13;

interface Upload extends PictureUpload {
  file: File;
}

export interface ProductPicturesProps {
  pictures: readonly PictureValue[];
  /** Changes the pictures; it gets the current ones, as uploads end later. */
  onChange: (change: (pictures: readonly PictureValue[]) => readonly PictureValue[]) => void;
  /** Error of the field. @default undefined */
  error?: string;
  readOnly: boolean;
}

let lastKey = 0;

/** Uploads the pictures of a product, and changes their order and texts. */
export function ProductPictures({ pictures, onChange, error, readOnly }: ProductPicturesProps) {
  const track = use(TrackUpload);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const update = (key: number, change: Partial<Upload>) =>
    setUploads((old) => old.map((one) => one.key === key ? { ...one, ...change } : one));
  const dismiss = (key: number) => setUploads((old) => old.filter((one) => one.key !== key));

  async function send({ key, file }: Upload) {
    update(key, { done: 0, error: undefined });
    try {
      const picture = await uploadPicture(file, (done) => update(key, { done }));
      onChange((old) =>
        old.some(({ name }) => name === picture.name)
          ? old
          : [...old, { name: picture.name, alt: '', colour: picture.colour }]
      );
      dismiss(key);
    } catch (failure) {
      update(key, { error: describeUploadError(failure) });
      throw failure;
    }
  }

  // Each photograph shows its own error.
  const start = (uploading: Promise<void>) => void track(uploading).catch(() => {});

  async function add(files: readonly File[]) {
    const free = Math.max(0, maxPictures - pictures.length - uploads.length);
    const added = files.slice(0, free)
      .map((file) => ({ key: lastKey += 1, name: file.name, file, done: 0 }));
    setUploads((old) => [...old, ...added]);
    const left = files.length - added.length;
    if (left > 0) {
      notify.error(`Mỗi sản phẩm có tối đa ${maxPictures} ảnh: ${left} ảnh chưa được thêm.`);
    }
    // One by one, so that a slow connection completes the first ones first.
    const failures: unknown[] = [];
    for (const upload of added) await send(upload).catch((failure) => failures.push(failure));
    if (failures.length > 0) throw failures[0];
  }

  return (
    <PictureList
      pictures={pictures}
      uploads={uploads}
      max={maxPictures}
      error={error}
      readOnly={readOnly}
      onAdd={(files) => start(add(files))}
      onDescribe={(name, alt) =>
        onChange((old) => old.map((one) => one.name === name ? { ...one, alt } : one))}
      onMove={(from, to) =>
        onChange((old) => {
          const moved = old[from];
          return moved ? old.toSpliced(from, 1).toSpliced(to, 0, moved) : old;
        })}
      onRemove={(name) => onChange((old) => old.filter((one) => one.name !== name))}
      onRetry={(key) => start(send(uploads.find((one) => one.key === key)!))}
      onDismiss={dismiss}
    />
  );
}
