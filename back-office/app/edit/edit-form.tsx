import { ConfirmDialog, EditConflict, SaveBar } from '@thach-an/ui/admin';
import { type ReactNode, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import type { FormValues } from './changed-values.ts';
import type { Edit } from './use-edit.ts';

export interface EditFormProps<Row, Values extends FormValues> {
  /** Form of the row, from `useEdit()`. */
  edit: Edit<Row, Values>;
  /** Returns the name of a field in words, for the choice between two changes. */
  labelOf: (name: string) => string;
  /** Returns a value in words, for that choice. @default the value as text */
  describe?: (name: string, value: unknown) => string;
  /** `true` if the member may not change anything: only the fields are shown. @default false */
  readOnly?: boolean;
  /** Text of the button. @default 'Lưu thay đổi' */
  label?: string;
  children: ReactNode;
}

/**
 * Form around the fields of a row: its save bar, the choice between two changes, and the warning
 * before it is left unsaved. The first error takes the focus.
 */
export function EditForm<Row, Values extends FormValues>(
  {
    edit,
    labelOf,
    describe = (_, value) => String(value ?? ''),
    readOnly,
    label,
    children,
  }: EditFormProps<Row, Values>,
) {
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

/** Warns before a page with unsaved changes is left. */
function LeaveGuard({ active }: { active: boolean }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    active && currentLocation.pathname !== nextLocation.pathname
  );

  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [active]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title='Bỏ thay đổi chưa lưu?'
      action='Bỏ thay đổi'
      cancel='Ở lại trang này'
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      <p>Những gì bạn vừa nhập ở trang này chưa được lưu.</p>
    </ConfirmDialog>
  );
}
