import { Button } from '../../primitives/button/button.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { AccountSection } from '../account-section/account-section.tsx';
import { type SubmitResult, useSubmission } from '../account-section/use-submission.ts';

export interface DataSectionProps {
  /** Downloads the data of the account as a file. */
  onExport: () => Promise<SubmitResult>;
}

/** Section of the account page that exports the customer's data. */
export function DataSection({ onExport }: DataSectionProps) {
  const { busy, error, submit } = useSubmission();
  return (
    <AccountSection title='Dữ liệu của bạn'>
      <p className='text-ink-soft'>
        Một tệp JSON gồm thông tin tài khoản, địa chỉ, lá số, đơn hàng, giỏ hàng, thiết bị đăng nhập
        và các điều khoản bạn đã đồng ý.
      </p>
      {error && !busy && <Notice tone='error' className='mt-3'>{error}</Notice>}
      <Button
        variant='secondary'
        disabled={busy}
        onClick={() => submit({}, onExport)}
        className='mt-4 w-full sm:w-auto'
      >
        {busy ? 'Đang chuẩn bị...' : 'Tải dữ liệu của tôi'}
      </Button>
    </AccountSection>
  );
}
