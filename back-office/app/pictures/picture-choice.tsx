import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import { AdminError } from '../api/admin-api.ts';

export interface PictureChoiceProps {
  title: string;
  /** Picture as it is, or a placeholder of the same size. */
  children: ReactNode;
  /** Label of the button. */
  label: string;
  hint: string;
  /** Uploads the chosen photograph. */
  onChoose: (file: File) => Promise<void>;
  /** Further actions. @default undefined */
  actions?: ReactNode;
  /** Error of the field. @default undefined */
  error?: string;
}

/** One picture of a form, and the button that replaces it by a photograph. */
export function PictureChoice(
  { title, children, label, hint, onChoose, actions, error }: PictureChoiceProps,
) {
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await onChoose(file);
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
    <div role='group' aria-labelledby={id} className='mt-4'>
      <p id={id} className='mb-1.5 font-semibold'>{title}</p>
      <div className='flex flex-wrap items-center gap-4'>
        {children}
        <label className='flex min-h-12 cursor-pointer items-center justify-center rounded-field border border-jade px-5 font-semibold text-jade focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-jade hover:bg-jade-soft'>
          {label}
          <input
            type='file'
            accept='image/*'
            disabled={isBusy}
            onChange={(event) => void choose(event)}
            className='sr-only'
          />
        </label>
        {actions}
      </div>
      <p role='status' className='mt-1.5 text-sm text-ink-soft'>
        {isBusy ? 'Đang tải ảnh lên...' : hint}
      </p>
      {message && <p role='alert' className='mt-1 text-cinnabar'>{message}</p>}
    </div>
  );
}
