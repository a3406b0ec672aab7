import { type HomeSummary, orderStatusNames } from '@thach-an/edge-api/contract';
import { AdminHome, FirstSteps } from '@thach-an/ui/admin';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { run } from '../api/admin-api.ts';
import type { OrderPage } from '../orders/use-new-orders.ts';
import { usePermissions } from '../session/use-member.ts';
import { homeInputs, periodOf, periods } from './home-requests.ts';
import { useFirstSteps } from './use-first-steps.ts';

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
    queryFn: ({ signal }) => run<HomeSummary>('home.summary', homeInputs.summary(days), { signal }),
    placeholderData: keepPreviousData,
  });
  const { data: latest, isPending } = useQuery({
    queryKey: ['orders', 'list', homeInputs.latestOrders],
    queryFn: ({ signal }) => run<OrderPage>('orders.list', homeInputs.latestOrders, { signal }),
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
