import { EditConflict } from '@thach-an/ui/admin';
import type { FormValues } from './changed-values.ts';
import { UnsavedWarning } from './unsaved-warning.tsx';
import type { Edit } from './use-edit.ts';

export interface EditDialogsProps<Row, Values extends FormValues> {
  /** Form of the row, from `useEdit()`. */
  edit: Edit<Row, Values>;
  /** Returns the name of a field in words, for the choice between two changes. */
  labelOf: (name: string) => string;
  /** Returns a value in words, for that choice. @default the value as text */
  describe?: (name: string, value: unknown) => string;
}

/** Dialogs of a form: the choice between two changes, and the warning before it is left unsaved. */
export function EditDialogs<Row, Values extends FormValues>(
  { edit, labelOf, describe = (_, value) => String(value ?? '') }: EditDialogsProps<Row, Values>,
) {
  return (
    <>
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
      <UnsavedWarning active={edit.isDirty && !edit.isSaving} />
    </>
  );
}
