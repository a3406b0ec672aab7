import { Button } from '../../primitives/button/button.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { AccountSection } from '../account-section/account-section.tsx';
import { type SubmitResult, useSubmission } from '../account-section/use-submission.ts';
import { useMessages } from '../../messages/use-messages.ts';

const dataSectionMessages = {
  title: 'Dữ liệu của bạn',
  text:
    'Một tệp JSON gồm thông tin tài khoản, địa chỉ, đơn hàng, đánh giá, lá số đã lưu, giỏ hàng, ' +
    'thiết bị đăng nhập và các điều khoản bạn đã đồng ý.',
  download: 'Tải dữ liệu của tôi',
  preparing: 'Đang chuẩn bị...',
};

export interface DataSectionProps {
  /** Downloads the data of the account as a file. */
  onExport: () => Promise<SubmitResult>;
}

/** Section of the account page that exports the customer's data. */
export function DataSection({ onExport }: DataSectionProps) {
  const messages = useMessages('dataSection', dataSectionMessages);
  const { busy, error, submit } = useSubmission();
  return (
    <AccountSection title={messages.title}>
      <p className='text-ink-soft'>{messages.text}</p>
      {error && !busy && <Notice tone='error' className='mt-3'>{error}</Notice>}
      <Button
        variant='secondary'
        disabled={busy}
        onClick={() => submit({}, onExport)}
        className='mt-4 w-full sm:w-auto'
      >
        {busy ? messages.preparing : messages.download}
      </Button>
    </AccountSection>
  );
}
