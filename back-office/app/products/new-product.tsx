import { type Category, foldText, type StaffProduct } from '@thach-an/edge-api/contract';
import { Button, buttonClass, TextField } from '@thach-an/ui';
import { useKeptFocus } from '@thach-an/ui/admin';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { ProductForm } from './product-form.tsx';

/** Id of a product with a name: letters and digits, and a few digits that make it unique. */
function idOf(name: string): string {
  const stem = foldText(name).replaceAll(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '').slice(0, 70);
  return `${stem || 'san-pham'}-${Date.now().toString(36).slice(-5)}`;
}

/** Form of a new product: first its name, which becomes its address, then everything else. */
export function NewProduct({ categories }: { categories: readonly Category[] }) {
  const navigate = useNavigate();
  const [product, setProduct] = useState<StaffProduct>();
  const start = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (!name) return;
    setProduct({
      ...{
        id: idOf(name),
        version: -1,
        hidden: false,
        waiting: 0,
        pictures: [],
        name,
        description: '',
      },
      ...{ price: 0, image: '', category: '', subCategory: '', stock: 0 },
    });
  };
  return (
    <div className='outline-none' {...useKeptFocus<HTMLDivElement>()}>
      <title>Sản phẩm mới · Quản trị</title>
      {product
        ? (
          <ProductForm
            product={product}
            categories={categories}
            readOnly={false}
            onDone={({ id }) => void navigate(`/products/${id}`, { replace: true })}
          />
        )
        : (
          <form onSubmit={start} className='grid max-w-130 gap-4'>
            <h1 className='text-2xl'>Sản phẩm mới</h1>
            <TextField label='Tên sản phẩm' name='name' required maxLength={200} />
            <Button type='submit' className={buttonClass('primary')}>Tiếp tục</Button>
          </form>
        )}
    </div>
  );
}
