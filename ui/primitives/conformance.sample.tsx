import type { MouseEventHandler, ReactNode, RefCallback } from 'react';
import { AmountLine } from './amount-line/amount-line.tsx';
import { Breadcrumbs } from './breadcrumbs/breadcrumbs.tsx';
import { Button } from './button/button.tsx';
import { Choice } from './choice/choice.tsx';
import { CopyButton } from './copy-button/copy-button.tsx';
import { EmptyState } from './empty-state/empty-state.tsx';
import { Field, FieldError } from './field/field.tsx';
import { FileButton } from './file-button/file-button.tsx';
import { Link } from './link/link.tsx';
import { Notice } from './notice/notice.tsx';
import { Pagination } from './pagination/pagination.tsx';
import { ImagePlaceholder } from './picture/image-placeholder.tsx';
import { Picture } from './picture/picture.tsx';
import { PictureFallback } from './picture/picture-fallback.tsx';
import { Price } from './price/price.tsx';
import { QuantityField } from './quantity-field/quantity-field.tsx';
import { RichText } from './rich-text/rich-text.tsx';
import { SearchBox } from './search-box/search-box.tsx';
import { Select, SelectField } from './select/select.tsx';
import { Skeleton } from './skeleton/skeleton.tsx';
import { TextField } from './text-field/text-field.tsx';
import { Toaster } from './toaster/toaster.tsx';

/** Props that every primitive passes on to one of its elements. */
export interface ConformanceProps {
  ref?: RefCallback<Element>;
  className?: string;
  id?: string;
  'data-testid'?: string;
  onClick?: MouseEventHandler;
}

/** A primitive with its required props, and the element that receives all others. */
export interface ConformanceCase {
  /** Name of the component; `data-slot` is the same in kebab-case. */
  name: string;
  /** Tag name of the element that receives `ref`, `className` and other props. */
  element: string;
  render: (props: ConformanceProps) => ReactNode;
}

/** One row for each component of `ui/primitives`. */
export const conformanceCases: readonly ConformanceCase[] = [
  {
    name: 'AmountLine',
    element: 'div',
    render: (props) => (
      <dl>
        <AmountLine name='Tạm tính' amount={10_000} {...props} />
      </dl>
    ),
  },
  {
    name: 'Breadcrumbs',
    element: 'nav',
    render: (props) => (
      <Breadcrumbs
        links={[{ label: 'Cửa hàng', href: '/store' }]}
        current='Vòng Tay Đá Mắt Hổ'
        {...props}
      />
    ),
  },
  {
    name: 'Button',
    element: 'button',
    render: (props) => <Button {...props}>Xem Cửa Hàng</Button>,
  },
  {
    name: 'Choice',
    element: 'input',
    render: (props) => <Choice {...props}>Phần dân gian</Choice>,
  },
  {
    name: 'CopyButton',
    element: 'button',
    render: (props) => <CopyButton text='0011002233445' {...props} />,
  },
  {
    name: 'EmptyState',
    element: 'div',
    render: (props) => <EmptyState title='Đang cập nhật!' {...props} />,
  },
  {
    name: 'Field',
    element: 'div',
    render: (props) => (
      <Field label='Email' {...props}>{(control) => <input {...control} type='email' />}</Field>
    ),
  },
  {
    name: 'FieldError',
    element: 'p',
    render: (props) => <FieldError id='loi' error='Vui lòng nhập email.' {...props} />,
  },
  {
    name: 'FileButton',
    element: 'label',
    render: (props) => (
      <FileButton label='Chọn tệp CSV' accept='.csv' onChoose={() => {}} {...props} />
    ),
  },
  {
    name: 'ImagePlaceholder',
    element: 'svg',
    render: (props) => (
      <div className='relative h-11'>
        <ImagePlaceholder colour='gray' {...props} />
      </div>
    ),
  },
  {
    name: 'Link',
    element: 'a',
    render: (props) => <Link href='/store' {...props}>Xem Cửa Hàng</Link>,
  },
  {
    name: 'Notice',
    element: 'div',
    render: (props) => <Notice tone='info' {...props}>Giá đã thay đổi.</Notice>,
  },
  {
    name: 'Pagination',
    element: 'nav',
    render: (props) => <Pagination page={1} pageCount={5} hrefFor={() => '/store'} {...props} />,
  },
  {
    name: 'Picture',
    element: 'img',
    render: (props) => (
      <Picture
        image='vong-tay-mat-ho.fb5e5805.webp'
        sizes='280px'
        {...props}
      />
    ),
  },
  {
    name: 'PictureFallback',
    element: 'span',
    render: (props) => <PictureFallback alt='' text='Vòng Tay Đá Mắt Hổ' {...props} />,
  },
  {
    name: 'Price',
    element: 'p',
    render: (props) => <Price value={450_000} {...props} />,
  },
  {
    name: 'QuantityField',
    element: 'div',
    render: (props) => <QuantityField value={2} label='Số lượng' onChange={() => {}} {...props} />,
  },
  {
    name: 'RichText',
    element: 'div',
    render: (props) => (
      <RichText blocks={[{ kind: 'paragraph', children: ['Một đoạn văn'] }]} {...props} />
    ),
  },
  {
    name: 'SearchBox',
    element: 'div',
    render: (props) => <SearchBox {...props} />,
  },
  {
    name: 'Select',
    element: 'select',
    render: (props) => (
      <Select aria-label='Danh mục' {...props}>
        <option>Hũ Đá</option>
      </Select>
    ),
  },
  {
    name: 'SelectField',
    element: 'select',
    render: (props) => (
      <SelectField label='Danh mục' {...props}>
        <option>Hũ Đá</option>
      </SelectField>
    ),
  },
  {
    name: 'Skeleton',
    element: 'div',
    render: (props) => <Skeleton {...props} />,
  },
  {
    name: 'TextField',
    element: 'input',
    render: (props) => <TextField label='Tên' {...props} />,
  },
  {
    name: 'Toaster',
    element: 'div',
    render: (props) => <Toaster {...props} />,
  },
];
