import { FileButton } from '@thach-an/ui';
import { type ReactNode, use, useId } from 'react';
import { useAction } from '../api/use-action.ts';
import { TrackUpload } from '../edit/track-upload.ts';
import { describeUploadError } from './upload-picture.ts';

export interface UploadChoiceProps {
  title: string;
  /** File as it is, or a placeholder of the same size. */
  children?: ReactNode;
  label: string;
  /** Accepted types. @default 'image/*' */
  accept?: string;
  /** Explanation below the file. @default undefined */
  hint?: string;
  onChoose: (file: File) => Promise<void>;
  /** Further actions. @default undefined */
  actions?: ReactNode;
  /** Error of the field. @default undefined */
  error?: string;
  /** `true` if the member may not change it. @default false */
  readOnly?: boolean;
}

/** One file of a form, and the button that replaces it. */
export function UploadChoice(
  { title, children, label, accept = 'image/*', hint, onChoose, actions, error, readOnly }:
    UploadChoiceProps,
) {
  const id = useId();
  const track = use(TrackUpload);
  const sending = useAction({ mutationFn: (file: File) => track(onChoose(file)) });
  const message = sending.error ? describeUploadError(sending.error) : error;
  return (
    <div role='group' aria-labelledby={id}>
      <p id={id} className='mb-1.5 font-semibold'>{title}</p>
      <div className='flex flex-wrap items-center gap-x-4 gap-y-2'>
        {children}
        {!readOnly && (
          <FileButton
            label={label}
            accept={accept}
            disabled={sending.isPending}
            onChoose={([file]) => sending.mutate(file!)}
          />
        )}
        {!readOnly && actions}
      </div>
      <p role='status' className='mt-1.5 text-sm text-ink-soft'>
        {sending.isPending ? 'Đang tải lên...' : hint}
      </p>
      {message && <p role='alert' className='mt-1 text-cinnabar'>{message}</p>}
    </div>
  );
}
