import { expectedKeys, orderStatusNames, sampleKeys } from '@thach-an/edge-api/contract';
import { AdminHome, FirstSteps } from '@thach-an/ui/admin';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { isUploadedPicture } from '@thach-an/ui';
import { useState } from 'react';
import { run } from '../api/admin-api.ts';
import { usePermissions } from '../session/use-member.ts';
import { hiddenKey, homeInputs, periodOf, periods } from './home-requests.ts';

const dayFormat = new Intl.DateTimeFormat('vi-VN', {
  timeZone: 'Asia/Ho_Chi_Minh',
  day: 'numeric',
  month: 'numeric',
});

/** First page: what is to be done, the latest orders, and the figures of some days. */
export function HomePage() {
  const may = usePermissions();
  const [params] = useSearchParams();
  const days = periodOf(params);
  const { data, error } = useQuery({
    queryKey: ['orders', 'home', days],
    queryFn: ({ signal }) => run('home.summary', homeInputs.summary(days), { signal }),
    placeholderData: keepPreviousData,
  });
  const { data: latest, isPending } = useQuery({
    queryKey: ['orders', 'list', homeInputs.latestOrders],
    queryFn: ({ signal }) => run('orders.list', homeInputs.latestOrders, { signal }),
  });
  const { steps, isLoading, hide } = useFirstSteps();
  const label = (day: number) => dayFormat.format(day);
  return (
    <>
      <title>Trang chủ · Quản trị</title>
      <AdminHome
        error={error?.message}
        alertsHref='/profile'
        loading={!error && (!data || isPending || isLoading)}
        tasks={data
          ? [
            {
              label: 'Chờ xác nhận',
              count: data.toConfirm,
              href: '/orders?status=awaiting-confirmation',
            },
            { label: 'Cần giao', count: data.toHandOver, href: '/orders?status=processing' },
            {
              label: 'Chờ chuyển khoản',
              count: data.awaitingTransfer,
              href: '/orders?status=awaiting-transfer',
            },
            ...data.returns > 0 && may('orders:write')
              ? [{ label: 'Yêu cầu đổi trả', count: data.returns, href: '/returns' }]
              : [],
            ...data.dataRequests > 0 && may('requests:read')
              ? [{ label: 'Yêu cầu dữ liệu đến hạn', count: data.dataRequests, href: '/requests' }]
              : [],
            { label: 'Sắp hết hàng', count: data.lowStock, href: '/products?state=low' },
          ]
          : []}
        orders={latest?.items.map(({ status, ...order }) => ({
          ...order,
          href: `/orders/${order.id}`,
          statusName: orderStatusNames[status],
        }))}
        periods={periods.map((one) => ({
          label: `${one} ngày`,
          href: `/?days=${one}`,
          current: one === days,
        }))}
        figures={data && {
          turnover: data.turnover.map(({ day, ...rest }) => ({ day: label(day), ...rest })),
          bestSellers: data.bestSellers,
          newCustomers: data.newCustomers.map(({ day, customers }) => (
            { day: label(day), customers }
          )),
        }}
      >
        {steps && <FirstSteps steps={steps} onHide={hide} />}
      </AdminHome>
    </>
  );
}

const { newestProduct, savedPage } = homeInputs;

const noticeKey = 'notice.url';

/** Reads what is left to do before the shop opens: no `steps` if there is nothing to show. */
function useFirstSteps() {
  const canWrite = usePermissions()('settings:write');
  const [isHidden, setHidden] = useState(() => localStorage.getItem(hiddenKey) !== null);
  const enabled = canWrite && !isHidden;
  const [settings, products, pages] = useQueries({
    queries: [
      {
        queryKey: ['settings'],
        queryFn: () => run('settings.get', {}),
        enabled,
      },
      {
        queryKey: ['products', 'list', newestProduct],
        queryFn: () => run('products.list', newestProduct),
        enabled,
      },
      {
        queryKey: ['audit', 'list', savedPage],
        queryFn: () => run('audit.list', savedPage),
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
  const isReplaced = (group: string) =>
    sampleKeys.filter((key) => key.startsWith(group)).every((key) => key in changes);
  const steps = [
    {
      label: 'Điền điện thoại và email của cửa hàng',
      href: '/settings',
      done: isReplaced('contact.'),
    },
    {
      label: 'Thay hoặc xóa các trang mạng xã hội mẫu',
      href: '/settings',
      done: isReplaced('social.'),
    },
    {
      label: 'Điền thông tin người bán theo luật',
      href: '/settings',
      done: expectedKeys.every((key) => key === noticeKey || key in changes),
    },
    {
      label: 'Thông báo website với cơ quan quản lý',
      href: '/settings',
      done: noticeKey in changes,
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
