import { NoScript } from '../../account/link-panel/link-frame.tsx';
import { useMessages } from '../../messages/use-messages.ts';

const paymentResultPageMessages = {
  title: 'Đang kiểm tra kết quả thanh toán…',
};

/** Return page of a payment, shown until the result is known. */
export function PaymentResultPage() {
  const messages = useMessages('paymentResultPage', paymentResultPageMessages);
  return (
    <>
      <NoScript />
      <div
        className='page flex flex-col items-center py-24 text-center noscript:hidden'
        role='status'
      >
        <div className='mb-5 flex size-18 items-center justify-center rounded-tag bg-jade-soft'>
          <div
            aria-hidden
            className='size-8 rounded-tag border-3 border-jade border-r-transparent motion-safe:animate-spin'
          />
        </div>
        <h1 className='text-2xl leading-[1.4] text-balance'>{messages.title}</h1>
      </div>
    </>
  );
}
