import { ProductCard } from '../../ui/catalogue/product-card/product-card.tsx';
import { onSale } from '../../ui/catalogue/product.sample.ts';
import { Button } from '../../ui/primitives/button/button.tsx';
import { Notice } from '../../ui/primitives/notice/notice.tsx';
import { QuantityField } from '../../ui/primitives/quantity-field/quantity-field.tsx';

/** Components that use most tokens, to see the effect of an edit at once. */
export function TokenSample() {
  return (
    <div className='grid gap-4 sm:grid-cols-2'>
      <ProductCard product={onSale} href='#' />
      <div className='flex flex-col items-start gap-4'>
        <p className='font-serif text-2xl leading-[1.4] font-semibold'>Đá lành, lòng an</p>
        <p className='text-ink-soft'>Vòng tay đá mắt hổ, hạt tròn 10 ly.</p>
        <Button>Xem Cửa Hàng</Button>
        <Button variant='secondary'>Theo dõi đơn hàng</Button>
        <QuantityField value={2} onChange={() => {}} label='Số lượng' />
        <Notice tone='error' title='Chưa tải được giỏ hàng'>
          Hãy kiểm tra kết nối mạng rồi thử lại.
        </Notice>
      </div>
    </div>
  );
}
