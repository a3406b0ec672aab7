import type { AuditRow, ProductSummary } from '@thach-an/edge-api/contract';
import { isUploadedPicture } from '@thach-an/ui';
import type { FirstStep } from '@thach-an/ui/admin';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { run } from '../api/admin-api.ts';
import { usePermissions } from '../session/use-member.ts';
import type { ListPage } from '../list/use-list.ts';
import { hiddenKey, homeInputs } from './home-requests.ts';

const { newestProduct, savedPage } = homeInputs;

/** Steps before the shop opens, and the function that hides them. */
export interface FirstSteps {
  /** `undefined` if there is nothing to show. */
  steps: FirstStep[] | undefined;
  /** `true` until they are known. */
  isLoading: boolean;
  hide: () => void;
}

/** Reads what is left to do before the shop opens. */
export function useFirstSteps(): FirstSteps {
  const canWrite = usePermissions()('settings:write');
  const [isHidden, setHidden] = useState(() => localStorage.getItem(hiddenKey) !== null);
  const enabled = canWrite && !isHidden;
  const [settings, products, pages] = useQueries({
    queries: [
      {
        queryKey: ['settings'],
        queryFn: () => run<{ changes: Readonly<Record<string, unknown>> }>('settings.get', {}),
        enabled,
      },
      {
        queryKey: ['products', 'list', newestProduct],
        queryFn: () => run<ListPage<ProductSummary>>('products.list', newestProduct),
        enabled,
      },
      {
        queryKey: ['audit', 'list', savedPage],
        queryFn: () => run<ListPage<AuditRow>>('audit.list', savedPage),
        enabled,
      },
    ],
  });
  const hide = () => {
    localStorage.setItem(hiddenKey, '1');
    setHidden(true);
  };
  if (!enabled || !settings.data || !products.data || !pages.data) {
    const isLoading = enabled && [settings, products, pages].some(({ isPending }) => isPending);
    return { steps: undefined, isLoading, hide };
  }
  const { changes } = settings.data;
  const steps = [
    {
      label: 'Điền điện thoại và email của cửa hàng',
      href: '/settings',
      done: 'contact.phone' in changes && 'contact.email' in changes,
    },
    {
      label: 'Điền thông tin người bán theo luật',
      href: '/settings',
      done: 'seller.legalName' in changes && 'seller.address' in changes,
    },
    {
      label: 'Thêm tài khoản ngân hàng để nhận chuyển khoản',
      href: '/settings',
      done: 'transfer.account' in changes,
    },
    {
      label: 'Đăng sản phẩm của bạn',
      href: '/products/new',
      done: products.data.items.some(({ image }) => isUploadedPicture(image)),
    },
    {
      label: 'Đọc lại và sửa các trang nội dung',
      href: '/pages',
      done: pages.data.items.length > 0,
    },
  ];
  return { steps: steps.every(({ done }) => done) ? undefined : steps, isLoading: false, hide };
}
