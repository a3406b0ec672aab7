import { type AdminField, AdminFields, type FieldValue } from '../admin-fields/admin-fields.tsx';
import { PreviewList } from '../bulk-change/preview-list.tsx';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { FileButton } from '../../primitives/file-button/file-button.tsx';
import { stockImportMessages as messages } from './stock-import-messages.ts';

/** Line of the file, and what it does. */
export interface StockRowView {
  productId: string;
  /** Name of the product, if it exists. */
  name?: string;
  /** Number of units now. */
  before?: number;
  /** Number of units afterwards. */
  after?: number;
  /** Reason for which the line cannot be imported; `sold` if its stock has just changed. */
  problem?: keyof typeof messages['problems'];
}

export interface StockImportProps {
  /** Chosen file, and the number of its lines with a product and a quantity. @default none */
  file?: { name: string; lines: number };
  /** Values of the fields: `mode`, which is `add` or `set`, and `reason`. */
  values: Readonly<Record<string, FieldValue>>;
  /** Lines of the file. @default no preview yet */
  rows?: readonly StockRowView[];
  /** `true` while the stock is being changed. @default false */
  busy?: boolean;
  /** Error of the preview or of the last attempt. @default undefined */
  error?: string;
  /** Called with the chosen file. */
  onChoose: (file: File) => void;
  /** Called with a value that has changed. */
  onChange: (name: string, value: FieldValue) => void;
  /** Called to change the stock. */
  onImport: () => void;
  /** Called when the dialog is closed. */
  onClose: () => void;
}

const fields: readonly AdminField[] = [
  {
    name: 'mode',
    label: messages.mode,
    kind: 'choice',
    options: [
      { value: '', label: messages.noMode },
      { value: 'add', label: messages.add },
      { value: 'set', label: messages.set },
    ],
  },
  { name: 'reason', label: messages.reason, required: true },
];

/** Dialog that adds or sets the stock of products from a CSV file, after a preview. */
export function StockImport(
  { file, values, rows, busy, error, onChoose, onChange, onImport, onClose }: StockImportProps,
) {
  const isWrong = rows?.some(({ problem }) => problem !== undefined && problem !== 'sold');
  return (
    <ConfirmDialog
      open
      title={messages.title}
      action={messages.submit}
      variant='primary'
      cancel={messages.close}
      busy={busy}
      error={file?.lines === 0 ? messages.noLines : isWrong ? messages.correct : error}
      onConfirm={onImport}
      onClose={onClose}
    >
      <div className='grid gap-4'>
        <div>
          <p className='mb-1.5 font-semibold'>{messages.file}</p>
          <div className='flex flex-wrap items-center gap-x-4 gap-y-2'>
            <FileButton
              label={file ? messages.chooseOther : messages.choose}
              accept='.csv,text/csv,text/plain'
              onChoose={([chosen]) => onChoose(chosen!)}
            />
            {file && <span className='min-w-0 wrap-anywhere'>{file.name}</span>}
          </div>
          <p className='mt-1.5 text-sm text-ink-soft'>{messages.fileHint}</p>
        </div>
        <AdminFields values={values} onChange={onChange} fields={fields} />
      </div>
      {rows && (
        <PreviewList
          lines={rows.map(({ productId, name = productId, before, after, problem }) => ({
            name,
            text: problem ? messages.problems[problem] : `${before} → ${after}`,
            failed: problem !== undefined,
          }))}
        />
      )}
    </ConfirmDialog>
  );
}
