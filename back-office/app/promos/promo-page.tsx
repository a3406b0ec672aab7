import type { SavedPromo } from '@thach-an/edge-api/contract';
import { Button, notify } from '@thach-an/ui';
import { BackLink, ConfirmDialog, type FieldValue } from '@thach-an/ui/admin';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { run } from '../api/admin-api.ts';
import { useAction } from '../api/use-action.ts';
import { useAdopt, useRow } from '../api/use-row.tsx';
import { FieldsForm } from '../edit/fields-form.tsx';
import { fromFieldValues, toFieldValue } from '../edit/field-values.ts';
import { useEdit } from '../edit/use-edit.ts';
import { usePermissions } from '../session/use-member.ts';
import { promoFieldsOf } from './promo-fields.ts';

/** Promo code, or one without a version that is to be added. */
type EditedPromo = Partial<SavedPromo>;

/** Form of a promo code, also of a new one. */
export default function PromoPage() {
  const { code } = useParams();
  const { row, missing } = useRow('promos', { code });
  const promo = code === undefined ? newPromo : row;
  return promo ? <Form row={promo} key={code ?? ''} /> : missing;
}

const newPromo: EditedPromo = { kind: 'percent', minimum: 0 };

const toValues = (promo: EditedPromo): Record<string, FieldValue> =>
  Object.fromEntries(
    promoFieldsOf(promo.kind).map(({ name, kind }) => [
      name,
      toFieldValue(kind, promo[name as keyof SavedPromo]),
    ]),
  );

function Form({ row }: { row: EditedPromo }) {
  const navigate = useNavigate();
  const adopt = useAdopt('promos');
  const canWrite = usePermissions()('promos:write');
  const [isEnding, setEnding] = useState(false);
  const edit = useEdit<EditedPromo, Record<string, FieldValue>>({
    row,
    toValues,
    async save(changes, base) {
      const { used: _, version, ...fields } = base;
      const sent = fromFieldValues(promoFieldsOf(changes.kind ?? base.kind), changes);
      // An empty amount is the default.
      if (sent.minimum === null) sent.minimum = 0;
      return await run('promos.save', { ...fields, ...sent, version: version ?? 0 });
    },
    onSaved: (saved) => adopt(saved.code!, saved),
    onDone: ({ code }) => row === newPromo && navigate(`/promos/${code}`, { replace: true }),
  });
  const { stored: promo } = edit;
  const { code } = promo;
  const end = useAction({
    mutationFn: () => run('promos.end', { code }),
    onSuccess(saved) {
      adopt(saved.code, saved);
      setEnding(false);
      notify.success(`Đã ngừng mã ${code}.`);
    },
  });
  const fields = promoFieldsOf(edit.values.kind);
  const isActive = promo.to === null || promo.to === undefined || promo.to > Date.now();
  return (
    <div className='max-w-170'>
      <title>{`${code ?? 'Mã mới'} · Quản trị`}</title>
      <BackLink href='/promos'>Mã giảm giá</BackLink>
      <div className='mb-5 flex flex-wrap items-center justify-between gap-3'>
        <h1 className='text-2xl'>{code ?? 'Mã mới'}</h1>
        {canWrite && code !== undefined && isActive && (
          <Button
            variant='danger'
            onClick={() => setEnding(true)}
          >
            Ngừng mã
          </Button>
        )}
      </div>
      <FieldsForm
        fields={code === undefined ? fields : fields.slice(1)}
        edit={edit}
        readOnly={!canWrite}
        label={code === undefined ? 'Thêm mã' : undefined}
      />
      <ConfirmDialog
        open={isEnding}
        title={`Ngừng mã ${code}?`}
        action='Ngừng mã'
        onConfirm={() => end.mutate()}
        onClose={() => setEnding(false)}
        busy={end.isPending}
        error={end.error?.message}
      >
        <p>Khách không dùng được mã này nữa. Các đơn đã đặt vẫn giữ mức giảm.</p>
      </ConfirmDialog>
    </div>
  );
}
