import { type Parcel, ParcelFields, readParcel } from '../admin-order/parcel-fields.tsx';
import { type FormDialogProps, FormSheet } from '../form-sheet.tsx';

export interface CorrectParcelProps extends FormDialogProps {
  /** Code of the order. */
  code: string;
  /** Company that delivers the parcel. @default none */
  carrier?: string;
  /** Number of the parcel at that company. @default none */
  trackingCode?: string;
  /** Called with the corrected parcel, without what is empty. */
  onCorrect: (parcel: Parcel) => void;
}

/** Dialog that corrects carrier and number of a parcel which is on its way. */
export function CorrectParcel(
  { code, carrier, trackingCode, onCorrect, ...sheet }: CorrectParcelProps,
) {
  return (
    <FormSheet
      {...sheet}
      slot='correct-parcel'
      title={`Mã vận đơn của đơn ${code}`}
      action='Lưu mã vận đơn'
      onSubmit={(form) => onCorrect(readParcel(form))}
    >
      <ParcelFields carrier={carrier} trackingCode={trackingCode} />
      <p className='text-sm text-ink-soft'>
        Trang đơn hàng của khách đổi theo ngay. Nếu mã vận đơn thay đổi, khách nhận email có mã mới.
      </p>
    </FormSheet>
  );
}
