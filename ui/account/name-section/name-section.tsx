import { useState } from 'react';
import { controlClass, Field } from '../../primitives/field/field.tsx';
import { AccountForm } from '../account-section/account-form.tsx';
import { EditableSection } from '../account-section/editable-section.tsx';
import { type SubmitResult, useSubmission } from '../account-section/use-submission.ts';
import { missingName } from '../field-errors.ts';

export interface NameSectionProps {
  /** Name of the customer. */
  name: string;
  /** Saves another name. */
  onSave: (name: string) => Promise<SubmitResult<'name'>>;
}

/** Section of the account page with the customer's name. */
export function NameSection({ name, onSave }: NameSectionProps) {
  return (
    <EditableSection
      title='Họ tên'
      label='Đổi họ tên'
      value={name}
      form={(close) => <NameForm name={name} onSave={onSave} onClose={close} />}
    />
  );
}

function NameForm({ name, onSave, onClose }: NameSectionProps & { onClose: () => void }) {
  const [typed, setTyped] = useState(name);
  const submission = useSubmission<'name'>();
  const trimmed = typed.trim();
  async function submit() {
    const invalid = trimmed === '' ? { name: missingName } : {};
    if (await submission.submit(invalid, () => onSave(trimmed))) onClose();
  }
  return (
    <AccountForm
      label='Đổi họ tên'
      submission={submission}
      onSubmit={submit}
      onCancel={onClose}
    >
      <Field label='Họ và tên' error={submission.errors.name}>
        {(control) => (
          <input
            {...control}
            aria-required
            name='name'
            autoComplete='name'
            maxLength={100}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              submission.clear('name');
            }}
            className={controlClass}
          />
        )}
      </Field>
    </AccountForm>
  );
}
