import type { StaffProduct } from '@thach-an/edge-api/contract';
import { Button, notify } from '@thach-an/ui';
import { ConfirmDialog } from '@thach-an/ui/admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { run } from '../api/admin-api.ts';

export interface ProductActionsProps {
  product: StaffProduct;
  /** Called when the stored product may have changed. */
  onChanged: () => void;
}

/** Buttons that hide, show, copy or delete a product. */
export function ProductActions({ product, onChanged }: ProductActionsProps) {
  const { id, version, hidden, name } = product;
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isDeleting, setDeleting] = useState(false);
  const action = useMutation({
    mutationFn: (verb: 'hide' | 'show' | 'duplicate' | 'delete') =>
      run<{ id: string }>(`products.${verb}`, { id, version }),
    onSuccess(result, verb) {
      void client.invalidateQueries({ queryKey: ['products', 'list'] });
      if (verb === 'duplicate') void navigate(`/products/${result.id}`);
      else if (verb === 'delete') void navigate('/products');
      else onChanged();
    },
    onError(error) {
      notify.error(error.message);
      onChanged();
    },
  });
  return (
    <div className='flex flex-wrap gap-2'>
      <Button variant='secondary' onClick={() => action.mutate(hidden ? 'show' : 'hide')}>
        {hidden ? 'Hiện sản phẩm' : 'Ẩn sản phẩm'}
      </Button>
      <Button variant='quiet' onClick={() => action.mutate('duplicate')}>Nhân bản</Button>
      <Button variant='danger' onClick={() => setDeleting(true)}>Xóa</Button>
      <ConfirmDialog
        open={isDeleting}
        title={`Xóa “${name}”?`}
        action='Xóa sản phẩm'
        busy={action.isPending}
        onConfirm={() => action.mutate('delete')}
        onClose={() => setDeleting(false)}
      >
        <p>Đánh giá của sản phẩm cũng bị xóa. Đơn hàng cũ vẫn giữ tên và giá.</p>
      </ConfirmDialog>
    </div>
  );
}
