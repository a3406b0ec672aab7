import { notify } from '@thach-an/ui';
import { useEffect, useRef, useState } from 'react';
import { AdminError } from '../api/admin-api.ts';
import { changedValues, conflictingNames, type FormValues } from './changed-values.ts';

/** Maximum number of attempts while others change other fields of the same row. */
const maxAttempts = 3;

const uploading = 'Tệp đang tải lên. Vui lòng đợi tải xong rồi lưu.';

/** Options of {@linkcode useEdit}. */
export interface EditOptions<Row, Values extends FormValues> {
  /** Stored row, as it was read. A later version of it replaces the values of an unchanged form. */
  row: Row;
  /** Returns the values of the form that shows a row. */
  toValues: (row: Row) => Values;
  /**
   * Sends changed values, and the row on which they are based for its version. Returns the stored
   * row.
   */
  save: (changes: Partial<Values>, base: Row) => Promise<Row>;
  /** Returns the field of the form that shows an error of a path. @default the path */
  fieldOf?: (path: string) => string;
  /** Returns the sentence about an error that concerns no single field. @default its message */
  describeError?: (error: AdminError) => string;
  /** Called with the stored row after a save. */
  onSaved?: (row: Row) => void;
  /** Called with the stored row once nothing is unsaved after a save, such as to leave the form. */
  onDone?: (row: Row) => void;
}

/** Changes that others have changed as well, while the member chooses. */
interface Conflict<Row, Values extends FormValues> {
  current: Row;
  changes: Partial<Values>;
  names: string[];
  /** Values that were sent. */
  sent: Values;
}

/** Form of a row: its values, and the result of the last attempt to save them. */
export interface Edit<Row, Values extends FormValues> {
  /** Latest stored row: as it was read, or as it was saved. */
  stored: Row;
  values: Values;
  set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
  /** Changes a value by its current one, after work that takes time. */
  update: <Name extends keyof Values>(
    name: Name,
    change: (value: Values[Name]) => Values[Name],
  ) => void;
  /** Counts an upload, which will change a value, as an unsaved change until it ends. */
  track: <T>(upload: Promise<T>) => Promise<T>;
  isDirty: boolean;
  isSaving: boolean;
  /** Error of the last attempt that concerns no single field. */
  error: string | undefined;
  /** Errors of single fields by name. */
  errors: Readonly<Record<string, string>>;
  /** Sends the changed values. */
  submit: () => void;
  /** Returns to the stored values. */
  discard: () => void;
  /** Fields that another member has changed to other values meanwhile. */
  conflict: { name: string; mine: unknown; current: unknown }[];
  /** Saves the choice of a conflict. */
  resolve: (mine: ReadonlySet<string>) => void;
  /** Returns to the form without a choice. */
  closeConflict: () => void;
}

/**
 * Edits a row that others may edit at the same time. Only changed fields are sent, with the row on
 * which they are based. If another member has changed other fields meanwhile, both changes are
 * kept. If it was the same field, the member chooses.
 */
export function useEdit<Row, Values extends FormValues>(
  {
    row,
    toValues,
    save,
    fieldOf = (path) => path,
    describeError = ({ message }) => message,
    onSaved,
    onDone,
  }: EditOptions<Row, Values>,
): Edit<Row, Values> {
  const [base, setBase] = useState(row);
  const [stored, setStored] = useState(row);
  const [isDone, setDone] = useState(false);
  const [values, setValues] = useState(() => toValues(row));
  const [conflict, setConflict] = useState<Conflict<Row, Values>>();
  const [isSaving, setSaving] = useState(false);
  const [uploads, setUploads] = useState(0);
  const [error, setError] = useState<string>();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  /** Path of the page from which the form was sent; unset once the form is gone. */
  const sentFrom = useRef<string>(undefined);
  // The URL changes before the next page replaces the form, which could still show an error.
  const isOpen = () => sentFrom.current === location.pathname;
  const baseValues = toValues(base);
  const changes = changedValues(baseValues, values);
  const hasChanges = Object.keys(changes).length > 0;
  const isDirty = hasChanges || uploads > 0;

  // What was typed after the values were sent stays.
  const adopt = (next: Row, mine: Partial<Values> = {}, sent?: Values) => {
    setBase(next);
    setValues((now) => ({ ...toValues(next), ...mine, ...sent && changedValues(sent, now) }));
  };

  useEffect(() => () => void (sentFrom.current = undefined), []);

  useEffect(() => {
    setStored(row);
    if (row !== base && !hasChanges && !isSaving) adopt(row);
  }, [row]);

  useEffect(() => {
    if (!isDone || isDirty || isSaving) return;
    setDone(false);
    onDone?.(stored);
  }, [isDone, isDirty, isSaving]);

  function finish(saved: Row) {
    setStored(saved);
    setDone(true);
    onSaved?.(saved);
  }

  async function send(mine: Partial<Values>, from: Row, attempt = 1): Promise<void> {
    const sent = { ...toValues(from), ...mine };
    try {
      const saved = await save(mine, from);
      adopt(saved, {}, sent);
      notify.success('Đã lưu thay đổi.');
      finish(saved);
    } catch (failure) {
      if (!(failure instanceof AdminError)) throw failure;
      // The log-in over the page reports it, and the form can be sent again after that.
      if (failure.code === 'UNAUTHENTICATED' && isOpen()) return;
      const current = failure.code === 'CHANGED' ? failure.details.current : undefined;
      if (current) return await merge(mine, from, sent, current as Row, attempt, failure);
      report(failure);
    }
  }

  async function merge(
    mine: Partial<Values>,
    from: Row,
    sent: Values,
    current: Row,
    attempt: number,
    failure: AdminError,
  ): Promise<void> {
    const names = conflictingNames(toValues(from), mine, toValues(current));
    if (names.length > 0 && isOpen()) {
      return setConflict({ current, changes: mine, names, sent });
    }
    if (names.length > 0 || attempt === maxAttempts) return report(failure);
    adopt(current, mine, sent);
    await send(mine, current, attempt + 1);
  }

  function report(failure: AdminError) {
    if (!isOpen()) {
      notify.error(`Thay đổi ở trang bạn vừa rời chưa được lưu. ${describeError(failure)}`);
      return;
    }
    const found = failure.issues.map(({ path, message }) => [fieldOf(path), message] as const);
    const known = found.filter(([name]) => name in values);
    setErrors(Object.fromEntries(known));
    const [, other] = found.find(([name]) => !(name in values)) ?? [];
    setError(other ?? (known.length > 0 ? undefined : describeError(failure)));
  }

  function start(mine: Partial<Values>, from: Row) {
    sentFrom.current = location.pathname;
    setSaving(true);
    setError(undefined);
    setErrors({});
    send(mine, from).finally(() => setSaving(false));
  }

  return {
    stored,
    values,
    set: (name, value) => setValues((old) => ({ ...old, [name]: value })),
    update: (name, change) => setValues((old) => ({ ...old, [name]: change(old[name]) })),
    track: (upload) => {
      setUploads((count) => count + 1);
      return upload.catch((failure) => {
        // The form stays with the error of the upload.
        setDone(false);
        throw failure;
      }).finally(() => {
        setUploads((count) => count - 1);
        setError((old) => old === uploading ? undefined : old);
      });
    },
    isDirty,
    isSaving,
    error,
    errors,
    submit: () => {
      if (isSaving) return;
      if (uploads > 0) setError(uploading);
      else if (hasChanges) start(changes, base);
    },
    discard: () => {
      adopt(stored);
      setError(undefined);
      setErrors({});
    },
    conflict: conflict?.names.map((name) => ({
      name,
      mine: conflict.changes[name],
      current: toValues(conflict.current)[name],
    })) ?? [],
    resolve: (kept) => {
      if (!conflict) return;
      const { current, changes, names, sent } = conflict;
      const mine = Object.fromEntries(
        Object.entries(changes).filter(([name]) => kept.has(name) || !names.includes(name)),
      ) as Partial<Values>;
      setConflict(undefined);
      adopt(current, mine, sent);
      if (Object.keys(mine).length > 0) start(mine, current);
      else finish(current);
    },
    closeConflict: () => setConflict(undefined),
  };
}
