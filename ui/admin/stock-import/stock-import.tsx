import { type AdminField, AdminFields, type FieldValue } from '../admin-fields/admin-fields.tsx';
import { PreviewList } from '../bulk-change/preview-list.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from '../confirm-dialog/confirm-dialog.tsx';
import { FileButton } from '../../primitives/file-button/file-button.tsx';
import { groupDigits } from '../../primitives/price/group-digits.ts';

const problems = {
  unknown: 'không có sản phẩm này',
  repeated: 'đã có ở dòng trên',
  negative: 'tồn kho không đủ để bớt',
  tooMany: 'tồn kho vượt 1.000.000',
  sold: 'vừa có người mua, vui lòng thử lại',
};

/** Highest number of lines that the server accepts at once. */
export const maxStockLines = 500;

/** Line of the file that cannot be read. */
export interface UnreadableRowView {
  /** Number of the line in the file. */
  line: number;
  /** Code of the product; empty if there is none. */
  productId: string;
  /** Text in place of the quantity. */
  quantity: string;
}

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
  problem?: keyof typeof problems;
}

export interface StockImportProps extends Pick<ConfirmDialogProps, 'onClose' | 'busy' | 'error'> {
  /** Chosen file, and the number of its lines but for the headings. @default none */
  file?: { name: string; lines: number };
  /** Values of the fields: `mode`, which is `add` or `set`, and `reason`. */
  values: Readonly<Record<string, FieldValue>>;
  /** Lines of the file that cannot be read, and prevent the import. @default none */
  unreadable?: readonly UnreadableRowView[];
  /** Lines of the file. @default no preview yet */
  rows?: readonly StockRowView[];
  /** Called with the chosen file. */
  onChoose: (file: File) => void;
  /** Called with a value that has changed. */
  onChange: (name: string, value: FieldValue) => void;
  /** Called to change the stock. */
  onImport: () => void;
}

const fields: readonly AdminField[] = [
  {
    name: 'mode',
    label: 'Cách nhập',
    kind: 'choice',
    options: [
      { value: '', label: 'Chọn cách nhập' },
      { value: 'add', label: 'Cộng thêm (số âm để bớt)' },
      { value: 'set', label: 'Đặt bằng số trong tệp' },
    ],
  },
  { name: 'reason', label: 'Lý do', required: true },
];

/** Dialog that adds or sets the stock of products from a CSV file, after a preview. */
export function StockImport(props: StockImportProps) {
  const { file, values, unreadable = [], rows, busy, error } = props;
  const { onChoose, onChange, onImport, onClose } = props;
  const isWrong = unreadable.length > 0 ||
    rows?.some(({ problem }) => problem !== undefined && problem !== 'sold');
  const isTooLong = file !== undefined && file.lines > maxStockLines;
  const problemOf = (problem: keyof typeof problems) =>
    problem === 'negative' && values.mode === 'set'
      ? 'tồn kho không thể là số âm'
      : problems[problem];
  return (
    <ConfirmDialog
      open
      title='Nhập tồn kho từ tệp CSV'
      action='Nhập tồn kho'
      variant='primary'
      cancel='Đóng'
      busy={busy}
      error={file?.lines === 0
        ? 'Tệp cần có mã sản phẩm ở cột đầu và số lượng ở cột thứ hai.'
        : isTooLong
        ? `Tệp có ${
          groupDigits(file.lines)
        } dòng. Mỗi lần nhập được tối đa ${maxStockLines} dòng, vui lòng chia nhỏ tệp.`
        : isWrong
        ? 'Sửa các dòng màu đỏ trong tệp, rồi chọn lại tệp.'
        : error}
      onConfirm={onImport}
      onClose={onClose}
    >
      <div className='grid gap-4'>
        <div>
          <p className='mb-1.5 font-semibold'>Tệp tồn kho</p>
          <div className='flex flex-wrap items-center gap-x-4 gap-y-2'>
            <FileButton
              label={file ? 'Chọn tệp khác' : 'Chọn tệp CSV'}
              accept='.csv,text/csv,text/plain'
              onChoose={([chosen]) => onChoose(chosen!)}
            />
            {file && <span className='min-w-0 wrap-anywhere'>{file.name}</span>}
          </div>
          <p className='mt-1.5 text-sm text-ink-soft'>
            Cột đầu là mã sản phẩm, cột thứ hai là số lượng; tối đa {maxStockLines} dòng.
          </p>
        </div>
        <AdminFields values={values} onChange={onChange} fields={fields} />
      </div>
      {!isTooLong && (rows || unreadable.length > 0) && (
        <PreviewList
          lines={[
            ...unreadable.map((row) => ({
              name: `Dòng ${row.line}${row.productId && `, ${row.productId}`}`,
              text: reasonOf(row),
              failed: true,
            })),
            ...rows?.map(({ productId, name = productId, before, after, problem }) => ({
              name,
              text: problem ? problemOf(problem) : `${before} → ${after}`,
              failed: problem !== undefined,
            })) ?? [],
          ]}
        />
      )}
    </ConfirmDialog>
  );
}

/** Returns the reason for which a line cannot be read. */
function reasonOf({ productId, quantity }: UnreadableRowView): string {
  if (productId === '') return 'thiếu mã sản phẩm';
  return quantity === '' ? 'thiếu số lượng' : `số lượng “${quantity}” không hợp lệ, cần số nguyên`;
}
