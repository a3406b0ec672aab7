import { EditConflict, SaveBar } from '@thach-an/ui/admin';
import type { ReactNode } from 'react';
import type { FormValues } from './changed-values.ts';
import { LeaveGuard } from './leave-guard.tsx';
import type { Edit } from './use-edit.ts';

export interface EditFormProps<Row, Values extends FormValues> {
  /** Form of the row, from `useEdit()`. */
  edit: Edit<Row, Values>;
  /** Returns the name of a field in words, for the choice between two changes. */
  labelOf: (name: string) => string;
  /** Returns a value in words, for that choice. @default the value as text */
  describe?: (name: string, value: unknown) => string;
  /** Text of the button. @default 'Lưu thay đổi' */
  label?: string;
  /** Fields of the form. */
  children: ReactNode;
}

/**
 * Form around the fields of a row: its save bar, the choice between two changes, and the warning
 * before it is left unsaved.
 */
export function EditForm<Row, Values extends FormValues>(
  { edit, labelOf, describe = (_, value) => String(value ?? ''), label, children }: EditFormProps<
    Row,
    Values
  >,
) {
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          edit.submit();
        }}
      >
        {children}
        <SaveBar
          dirty={edit.isDirty}
          busy={edit.isSaving}
          error={edit.error}
          label={label}
          onDiscard={edit.discard}
        />
      </form>
      <EditConflict
        fields={edit.conflict.map(({ name, mine, current }) => ({
          name,
          label: labelOf(name),
          mine: describe(name, mine),
          current: describe(name, current),
        }))}
        onResolve={edit.resolve}
        onClose={edit.closeConflict}
      />
      <LeaveGuard active={edit.isDirty && !edit.isSaving} />
    </>
  );
}
