import { type AdminField, AdminFields, type FieldValue } from '@thach-an/ui/admin';
import { describeValue } from './describe-value.ts';
import { EditForm } from './edit-form.tsx';
import type { Edit } from './use-edit.ts';

export interface FieldsFormProps<Row> {
  fields: readonly AdminField[];
  edit: Edit<Row, Record<string, FieldValue>>;
  /** `true` if the member may not change anything. @default false */
  readOnly?: boolean;
  /** Text of the button. @default 'Lưu thay đổi' */
  label?: string;
}

/** Form of a row whose fields are a list. */
export function FieldsForm<Row>({ fields, edit, readOnly, label }: FieldsFormProps<Row>) {
  const fieldOf = (name: string) => fields.find((field) => field.name === name);
  return (
    <EditForm
      edit={edit}
      readOnly={readOnly}
      label={label}
      labelOf={(name) => fieldOf(name)?.label ?? name}
      describe={(name, value) => describeValue(fieldOf(name), value)}
    >
      <AdminFields
        fields={fields}
        values={edit.values}
        errors={edit.errors}
        onChange={edit.set}
        readOnly={readOnly}
      />
    </EditForm>
  );
}
