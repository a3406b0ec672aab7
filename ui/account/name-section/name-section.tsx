import { TextField } from '../../primitives/text-field/text-field.tsx';
import { AccountForm } from '../account-section/account-form.tsx';
import { EditableSection } from '../account-section/editable-section.tsx';
import { type SubmitResult, useSubmission } from '../account-section/use-submission.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { fieldErrorMessages } from '../field-error-messages.ts';

const nameSectionMessages = {
  title: 'Họ tên',
  change: 'Đổi họ tên',
  name: 'Họ và tên',
};

export interface NameSectionProps {
  /** Name of the customer. */
  name: string;
  /** Saves another name. */
  onSave: (name: string) => Promise<SubmitResult<'name'>>;
}

/** Section of the account page with the customer's name. */
export function NameSection({ name, onSave }: NameSectionProps) {
  const messages = useMessages('nameSection', nameSectionMessages);
  return (
    <EditableSection
      title={messages.title}
      label={messages.change}
      value={name}
      form={(close) => <NameForm name={name} onSave={onSave} onClose={close} />}
    />
  );
}

function NameForm({ name, onSave, onClose }: NameSectionProps & { onClose: () => void }) {
  const messages = useMessages('nameSection', nameSectionMessages);
  const { missingName } = useMessages('fieldErrors', fieldErrorMessages);
  const submission = useSubmission({ name });
  const { onChange, ...field } = submission.field('name');
  const trimmed = field.value.trim();
  async function submit() {
    const invalid = trimmed === '' ? { name: missingName } : {};
    if (await submission.submit(invalid, () => onSave(trimmed))) onClose();
  }
  return (
    <AccountForm
      label={messages.change}
      submission={submission}
      onSubmit={submit}
      onCancel={onClose}
    >
      <TextField
        label={messages.name}
        aria-required
        name='name'
        autoComplete='name'
        maxLength={100}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...field}
      />
    </AccountForm>
  );
}
