import { canChiOfYear, toLunar } from '@thach-an/lunar';
import {
  type LinkProps,
  LinkProvider,
  notify,
  type Product,
  ProductCard,
  Toaster,
} from '@thach-an/ui';
import { firstScreenFonts } from '@thach-an/ui/fonts';
import { useState } from 'react';

const product: Product = {
  _id: 'vong-tay-mat-ho',
  name: 'Vòng Tay Đá Mắt Hổ',
  description: 'Hạt tròn 10 mm xâu tay trên dây co giãn bền.',
  price: 450_000,
  image: 'bead.svg',
  category: 'Vòng Tay',
  subCategory: 'Phong Thủy',
  stock: 24,
};

const { day, month, year } = toLunar({ year: 2026, month: 2, day: 17 });
const { can, chi } = canChiOfYear(year);

// For the test, which compares them with the files that the styles load.
Object.assign(globalThis, { firstScreenFonts });

/** The component that renders links in this application. */
function OwnLink({ keepScroll, replace: _, ...rest }: LinkProps) {
  return <a data-keep-scroll={keepScroll} {...rest} />;
}

/** Renders a card, a message and a lunar date, as an application outside the repository does. */
export function ShopWindow() {
  const [added, setAdded] = useState(0);
  return (
    <LinkProvider value={OwnLink}>
      <main style={{ width: 300 }}>
        <ProductCard
          product={product}
          href='#vong-tay-mat-ho'
          added={added}
          onAdd={({ name }) => {
            setAdded(added + 1);
            notify.success(`${name} đã được thêm vào giỏ hàng`);
          }}
        />
        <time dateTime='2026-02-17'>{`Ngày ${day} tháng ${month} năm ${can} ${chi}`}</time>
      </main>
      <Toaster />
    </LinkProvider>
  );
}
