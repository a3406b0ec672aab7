import { type ComponentProps, useEffect, useId, useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { CopyButton } from '../../primitives/copy-button/copy-button.tsx';
import { joinClasses } from '../../primitives/join-classes.ts';
import { Notice } from '../../primitives/notice/notice.tsx';
import { priceMessages } from '../../primitives/price/price-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { TransferView } from '../own-order-view.ts';

const transferCardMessages = {
  title: 'Chuyển khoản để hoàn tất đơn hàng',
  depositTitle: 'Chuyển khoản tiền cọc',
  scan: 'Mở ứng dụng ngân hàng và quét mã, hoặc chuyển khoản theo thông tin dưới đây.',
  qrText: 'Mã VietQR để chuyển khoản',
  save: 'Lưu ảnh QR',
  saveFailed: 'Chưa lưu được ảnh. Bạn có thể chụp màn hình.',
  amount: 'Số tiền',
  account: (bank: string) => `Số tài khoản ${bank}`,
  reference: 'Nội dung chuyển khoản',
  holder: (name: string) => `Chủ tài khoản: ${name}`,
  copyOf: (name: string) => `Sao chép ${name.toLowerCase()}`,
  timeLeft: (hours: number, minutes: number, seconds: number) =>
    hours > 0
      ? `Cửa hàng giữ hàng cho bạn thêm ${hours} giờ ${minutes} phút.`
      : `Cửa hàng giữ hàng cho bạn thêm ${minutes} phút ${seconds} giây.`,
  expired: 'Đã hết thời gian chuyển khoản. Vui lòng không chuyển tiền cho đơn này nữa.',
  claim: 'Tôi đã chuyển khoản',
  claimed:
    'Cảm ơn bạn. Trang này sẽ tự cập nhật khi cửa hàng nhận được tiền, bạn không cần làm gì thêm.',
  exact: 'Giữ nguyên số tiền và nội dung để cửa hàng nhận ra đơn của bạn.',
  inParts:
    'Ngân hàng chỉ cho chuyển nhanh dưới 500 triệu đồng mỗi lần. Bạn vui lòng chuyển thành nhiều lần và giữ nguyên nội dung để cửa hàng nhận ra đơn của bạn.',
};

export interface TransferCardProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Transfer that is to be made. */
  transfer: TransferView;
  /** `true` for the deposit of an order on delivery. @default false */
  isDeposit?: boolean;
  /**
   * Called when the customer says to have made the transfer; without it there is no such button.
   * @default undefined
   */
  onClaim?: () => void;
  /** Time in ms since 1970, which then stands still. @default the current time */
  now?: number;
}

/**
 * Bank transfer by which an order is paid: the QR code, its values to copy, and the time that is
 * left. `ref`, `className` and other props go to the `<section>`.
 */
export function TransferCard(
  { transfer, isDeposit = false, onClaim, now, className, ...rest }: TransferCardProps,
) {
  const messages = useMessages('transferCard', transferCardMessages);
  const { format } = useMessages('price', priceMessages);
  const [saveFailed, setSaveFailed] = useState(false);
  const left = useTimeLeft(transfer.expiresAt, now);
  const { qr, bankName, account, name, amount, reference, claimedAt, inParts } = transfer;
  const save = () =>
    saveQr(qr, reference).then(() => setSaveFailed(false), () => setSaveFailed(true));
  return (
    <section
      data-slot='transfer-card'
      className={joinClasses(
        '@container rounded-card border border-line bg-surface p-4 md:p-6',
        className,
      )}
      {...rest}
    >
      <h2 className='text-xl'>{isDeposit ? messages.depositTitle : messages.title}</h2>
      <p className='mt-1 text-ink-soft'>{messages.scan}</p>
      <div className='mt-4 flex flex-col items-center gap-3'>
        <img
          src={svgUrl(qr)}
          alt={messages.qrText}
          width={280}
          height={280}
          className='size-70 rounded-field bg-white'
        />
        <Button variant='secondary' onClick={save}>{messages.save}</Button>
        <p aria-live='polite' className='text-cinnabar'>{saveFailed && messages.saveFailed}</p>
      </div>
      <p className='figures pb-4 text-center text-xl font-semibold @min-[15rem]:text-3xl'>
        {format(amount)}
      </p>
      <dl>
        <CopyLine name={messages.amount} shown={format(amount)} text={String(amount)} />
        <CopyLine name={messages.account(bankName)} shown={account} text={account} />
        <CopyLine name={messages.reference} shown={reference} text={reference} />
      </dl>
      <p className='border-t border-line pt-3'>{messages.holder(name)}</p>
      <p className='mt-1 text-ink-soft'>{inParts ? messages.inParts : messages.exact}</p>
      <p data-slot='time-left' className='mt-4 font-semibold'>
        {left <= 0 ? messages.expired : messages.timeLeft(...toParts(left))}
      </p>
      {onClaim && claimedAt === null && (
        <Button variant='secondary' onClick={onClaim} className='mt-3 w-full'>
          {messages.claim}
        </Button>
      )}
      {onClaim && claimedAt !== null && (
        <Notice tone='info' className='mt-3'>{messages.claimed}</Notice>
      )}
    </section>
  );
}

/** Returns the time until a deadline in ms, every second. */
function useTimeLeft(deadline: number, fixed?: number): number {
  const [now, setNow] = useState(fixed ?? Date.now);
  useEffect(() => {
    if (fixed !== undefined) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [fixed]);
  return deadline - now;
}

function toParts(ms: number): [hours: number, minutes: number, seconds: number] {
  const seconds = Math.floor(ms / 1_000);
  return [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
}

/** Width of the saved picture, in pixels. */
const size = 960;

/** Returns the URL of a picture of an SVG. */
function svgUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/**
 * Saves a QR code as a PNG file, which the apps of banks read from the pictures of the phone.
 *
 * @param svg the code as SVG
 * @param name name of the file, without `.png`
 */
async function saveQr(svg: string, name: string): Promise<void> {
  const image = new Image();
  // Without a size some browsers draw nothing.
  image.src = svgUrl(svg.replace('<svg ', `<svg width="${size}" height="${size}" `));
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  canvas.getContext('2d')!.drawImage(image, 0, 0, size, size);
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = `${name}.png`;
  link.click();
}

interface CopyLineProps {
  name: string;
  shown: string;
  /** Text that is copied. */
  text: string;
}

/** A value of the transfer with a button that copies it, within a `<dl>`. */
function CopyLine({ name, shown, text }: CopyLineProps) {
  const messages = useMessages('transferCard', transferCardMessages);
  const id = useId();
  return (
    <div className='grid items-center gap-x-4 border-t border-line py-2 @min-[15rem]:grid-cols-[minmax(0,1fr)_auto]'>
      <dt className='text-ink-soft'>{name}</dt>
      <dd id={id} className='col-start-1 font-semibold break-words tabular-nums select-all'>
        {shown}
      </dd>
      <dd className='@min-[15rem]:col-start-2 @min-[15rem]:row-span-2 @min-[15rem]:row-start-1'>
        <CopyButton text={text} aria-label={messages.copyOf(name)} aria-describedby={id} />
      </dd>
    </div>
  );
}
