import type { ProductSummary, StaffProduct } from '@thach-an/edge-api/contract';
import { formatPrice, notify } from '@thach-an/ui';
import type { FieldValue, QuickEditProps } from '@thach-an/ui/admin';
import { useState } from 'react';
import { AdminError, run } from '../api/admin-api.ts';
import { fromFieldValue, toFieldValue } from '../edit/field-values.ts';
import { toChanges } from './product-values.ts';

export type QuickField = QuickEditProps['field'];

type Values = Readonly<Record<string, FieldValue>>;

interface Edited {
  product: ProductSummary;
  field: QuickField;
  /** `true` in the table, `false` in a dialog. */
  inline: boolean;
  values: Values;
  errors: Readonly<Record<string, string>>;
  error?: string;
  busy?: boolean;
}

/** Returns the text of a stored value in its field. */
export const quickValue = (field: QuickField, product: ProductSummary): string =>
  String(toFieldValue(field === 'price' ? 'money' : 'number', product[field]));

function dialogValues(field: QuickField, product: ProductSummary): Values {
  if (field === 'stock') return { quantity: '', reason: 'Kiểm kho' };
  const { originalPrice } = product;
  return {
    price: quickValue('price', product),
    originalPrice: originalPrice ? toFieldValue('money', originalPrice) : '',
  };
}

async function send({ product, field }: Edited, values: Values): Promise<string> {
  const { id, version, name, stock: from } = product;
  if (field === 'price') {
    await run('products.save', { id, version, changes: toChanges(values as never) });
    return `Đã đổi giá “${name}”.`;
  }
  const quantity = fromFieldValue('number', values.quantity ?? '');
  const counted = { productId: id, quantity, reason: values.reason, from };
  const { stock } = await run('stock.count', counted);
  return `Tồn kho bây giờ: ${stock.toLocaleString('vi')}.`;
}

/**
 * Edits the price or the stock of a product in the list: in its cell, or in a dialog. If it has
 * changed meanwhile, the error has the current value, which the next attempt replaces.
 *
 * @param onDone called after a change
 */
export function useQuickEdit(onDone: () => void) {
  const [edited, setEdited] = useState<Edited>();
  const close = () => setEdited(undefined);
  // Another product or field may have been opened before the reply.
  const isSame = (old: Edited | undefined, { product, field }: Edited) =>
    old?.product.id === product.id && old.field === field;

  async function save(now: Edited): Promise<void> {
    if (now.busy) return;
    setEdited({ ...now, busy: true, errors: {}, error: undefined });
    try {
      notify.success(await send(now, now.values));
      setEdited((old) => isSame(old, now) ? undefined : old);
      onDone();
    } catch (failure) {
      if (!(failure instanceof AdminError)) throw failure;
      const { message, issues, details } = failure;
      const current = details.current as Pick<StaffProduct, 'version' | 'price' | 'stock'>;
      setEdited((old) =>
        old && !isSame(old, now) ? old : {
          ...now,
          product: { ...now.product, ...current },
          errors: Object.fromEntries(issues.map(({ path, message }) => [path, message])),
          error: current
            ? `${message} ${describeCurrent(now.field, current)} Lưu lần nữa để thay.`
            // Shown at its field.
            : issues.some(({ path }) => path in now.values)
            ? undefined
            : message,
        }
      );
    }
  }

  return {
    edited,
    open: (field: QuickField, product: ProductSummary, inline: boolean) =>
      setEdited({
        product,
        field,
        inline,
        values: inline ? { reason: 'Kiểm kho' } : dialogValues(field, product),
        errors: {},
      }),
    change: (name: string, value: FieldValue) =>
      setEdited((old) => old && { ...old, values: { ...old.values, [name]: value } }),
    /** Saves the fields of the dialog. */
    save: () => void (edited && save(edited)),
    saveText(text: string) {
      if (!edited) return;
      const name = edited.field === 'price' ? 'price' : 'quantity';
      void save({ ...edited, values: { ...edited.values, [name]: text } });
    },
    close,
  };
}

const describeCurrent = (field: QuickField, { price, stock }: { price: number; stock: number }) =>
  field === 'price'
    ? `Giá hiện tại: ${formatPrice(price)}.`
    : `Tồn kho hiện tại: ${stock.toLocaleString('vi')}.`;
