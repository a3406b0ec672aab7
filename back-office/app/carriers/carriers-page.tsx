import { CarrierLists } from '@thach-an/ui/admin';
import { notify, saveFile } from '@thach-an/ui';
import { run } from '../api/admin-api.ts';
import { useAction } from '../api/use-action.ts';
import { usePermissions } from '../session/use-member.ts';

const carriers = [
  { id: 'ghn', name: 'GHN' },
  { id: 'ghtk', name: 'GHTK' },
  { id: 'viettel-post', name: 'Viettel Post' },
];

/** Lists of parcels for carriers, and lists of carriers of the money that they collected. */
export default function CarriersPage() {
  const canWrite = usePermissions()('orders:write');
  const handOver = useAction({
    async mutationFn(carrier: string) {
      const file = await run('orders.handOver', {
        carrier,
      });
      if (file.count === 0) throw new Error('Không có đơn nào đang xử lý.');
      saveFile(new Blob([file.csv], { type: 'text/csv' }), `ban-giao-${carrier}.csv`);
      notify.success(`Tệp có ${file.count} kiện${file.more ? '; còn đơn cho tệp sau' : ''}.`);
    },
  });
  const compare = useAction({
    mutationFn: (list: string) => run('orders.reconcileCod', { list }),
  });
  return (
    <>
      <title>Bàn giao và đối soát · Quản trị</title>
      <CarrierLists
        carriers={carriers}
        onDownload={canWrite ? (carrier) => handOver.mutate(carrier) : undefined}
        onCompare={(list) => compare.mutate(list)}
        comparison={compare.data}
        busy={handOver.isPending || compare.isPending}
        error={handOver.error?.message ?? compare.error?.message}
      />
    </>
  );
}
