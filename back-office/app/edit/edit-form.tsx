import { SaveBar } from '@thach-an/ui/admin';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FormValues } from './changed-values.ts';
import { checkFinished } from './check-finished.ts';
import { EditDialogs, type EditDialogsProps } from './edit-dialogs.tsx';
import { TrackUpload } from './track-upload.ts';

export interface EditFormProps<Row, Values extends FormValues>
  extends EditDialogsProps<Row, Values> {
  /** `true` if the member may not change anything: only the fields are shown. @default false */
  readOnly?: boolean;
  /** Text of the button. @default 'Lưu thay đổi' */
  label?: string;
  children: ReactNode;
}

/**
 * Form around the fields of a row: its save bar, and the dialogs of the edit. The first error takes
 * the focus.
 */
export function EditForm<Row, Values extends FormValues>(
  { readOnly, label, children, ...dialogs }: EditFormProps<Row, Values>,
) {
  const { edit } = dialogs;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const first = form.current
      ?.querySelector<HTMLElement>('[aria-invalid=true], [data-slot=notice][role=alert]');
    first?.scrollIntoView({ block: 'nearest' });
    first?.focus();
  }, [edit.errors]);

  if (readOnly) return children;
  return (
    <>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (checkFinished(event.currentTarget)) edit.submit();
        }}
      >
        <TrackUpload value={edit.track}>{children}</TrackUpload>
        <SaveBar
          dirty={edit.isDirty}
          busy={edit.isSaving}
          error={edit.error}
          label={label}
          onDiscard={edit.discard}
        />
      </form>
      <EditDialogs {...dialogs} />
    </>
  );
}
