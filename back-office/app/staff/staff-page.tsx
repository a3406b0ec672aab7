import { type Role, roleNames, roles, type StaffRow } from '@thach-an/edge-api/contract';
import { Button, CopyButton, formatDateTime, Notice, notify, Select } from '@thach-an/ui';
import { AdminFields, AdminList, ConfirmDialog, type FieldValue } from '@thach-an/ui/admin';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { AdminError, run } from '../api/admin-api.ts';
import { useAction } from '../api/use-action.ts';
import { useList, useListFilters } from '../list/use-list.ts';
import { usePermissions } from '../session/use-member.ts';

const stateNames = { invited: 'Chưa nhận lời mời', active: 'Đang dùng', disabled: 'Đã khóa' };

/** Change of a member, before it is confirmed: another role, or none for a lock. */
interface Choice {
  member: StaffRow;
  role?: Role;
}

const nameOf = ({ name, email }: StaffRow) => name || email;

const questionOf = ({ member, role }: Choice) =>
  role
    ? `Đổi vai trò của ${nameOf(member)} thành “${roleNames[role]}”?`
    : `Khóa tài khoản ${nameOf(member)}?`;

function effectOf(role: Role | undefined): string {
  if (role === undefined) {
    return 'Người này bị đăng xuất khỏi mọi thiết bị. Muốn cho dùng lại, bạn gửi một lời mời mới.';
  }
  return role === 'owner'
    ? 'Người này làm được mọi việc như bạn: hoàn tiền, đổi tài khoản ngân hàng, khóa nhân viên.'
    : 'Quyền của vai trò mới có hiệu lực ngay.';
}

/**
 * Changes the role of a member, or locks the member. A conflict with the chosen state is no error:
 * an earlier request has caused it, whose reply was lost.
 */
async function changeMember({ member: { id, version }, role }: Choice): Promise<void> {
  try {
    await (role
      ? run('staff.setRole', { id, version, role })
      : run('staff.disable', { id, version }));
  } catch (error) {
    const current = error instanceof AdminError && error.code === 'CHANGED'
      ? error.details.current as StaffRow
      : undefined;
    if (!current || (role ? current.role !== role : current.state !== 'disabled')) throw error;
  }
}

/** Members of staff: invitations, roles and locks. */
export default function StaffPage() {
  const client = useQueryClient();
  const { props } = useList('staff.list', useListFilters(), {});
  const canWrite = usePermissions()('staff:write');
  const [chosen, setChosen] = useState<Choice>();
  const role = chosen?.role;
  const change = useAction({
    mutationFn: changeMember,
    onSuccess(_, { member, role }) {
      notify.success(
        role
          ? `Vai trò mới của ${nameOf(member)}: ${roleNames[role]}.`
          : `Đã khóa tài khoản ${nameOf(member)}.`,
      );
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['staff'] }),
  });
  const ask = (next: Choice) => {
    change.reset();
    setChosen(next);
  };
  return (
    <>
      <AdminList
        {...props}
        title='Nhân viên'
        keyOf={({ id }) => id}
        columns={[
          {
            title: 'Người',
            cell: ({ name, email }) => (
              <>
                {name || email}
                {name && <span className='block font-normal break-all text-ink-soft'>{email}</span>}
              </>
            ),
          },
          {
            title: 'Vai trò',
            cell: (member) =>
              canWrite && member.state !== 'disabled'
                ? (
                  <Select
                    compact
                    aria-label={`Vai trò của ${nameOf(member)}`}
                    value={member.role}
                    onChange={(event) => ask({ member, role: event.target.value as Role })}
                  >
                    {roles.map((role) => <option key={role} value={role}>{roleNames[role]}
                    </option>)}
                  </Select>
                )
                : roleNames[member.role],
          },
          {
            title: 'Trạng thái',
            cell: ({ state, invitedUntil }) =>
              invitedUntil === null
                ? stateNames[state]
                : `Lời mời đến ${formatDateTime(invitedUntil)}`,
          },
          ...canWrite
            ? [{
              title: 'Thao tác',
              cell: (member: StaffRow) =>
                member.state !== 'disabled' && (
                  <Button
                    variant='quiet'
                    className='-mx-5'
                    aria-label={`Khóa ${nameOf(member)}`}
                    onClick={() => ask({ member })}
                  >
                    Khóa
                  </Button>
                ),
            }]
            : [],
        ]}
      />
      {canWrite && <Invite />}
      <ConfirmDialog
        open={chosen !== undefined}
        title={chosen ? questionOf(chosen) : ''}
        action={role ? 'Đổi vai trò' : 'Khóa tài khoản'}
        variant={role && role !== 'owner' ? 'primary' : 'danger'}
        busy={change.isPending}
        error={change.error?.message}
        // A late reply does not close the dialog of another member.
        onConfirm={() => chosen && change.mutate(chosen, { onSuccess: () => setChosen(undefined) })}
        onClose={() => setChosen(undefined)}
      >
        <p>{effectOf(role)}</p>
      </ConfirmDialog>
    </>
  );
}

const inviteFields = [
  { name: 'email', label: 'Email', kind: 'email', required: true },
  {
    name: 'role',
    label: 'Vai trò',
    kind: 'choice',
    options: roles.map((role) => ({ value: role, label: roleNames[role] })),
  },
] as const;

function Invite() {
  const client = useQueryClient();
  const [values, setValues] = useState<Record<string, FieldValue>>({ email: '', role: 'orders' });
  const invite = useAction({
    mutationFn: () => run('staff.invite', values),
    onSuccess: () => client.invalidateQueries({ queryKey: ['staff'] }),
  });
  const { error, data } = invite;
  const issues = error instanceof AdminError ? error.issues : [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    invite.mutate();
  };
  return (
    <section className='mt-10 max-w-120'>
      <h2 className='mb-3 text-xl'>Mời nhân viên</h2>
      <form onSubmit={submit} className='grid gap-4'>
        {error && issues.length === 0 && <Notice tone='error'>{error.message}</Notice>}
        <AdminFields
          fields={inviteFields}
          values={values}
          errors={Object.fromEntries(issues.map(({ path, message }) => [path, message]))}
          onChange={(name, value) => setValues((old) => ({ ...old, [name]: value }))}
        />
        <Button type='submit' aria-disabled={invite.isPending}>Tạo liên kết mời</Button>
      </form>
      {data && (
        <Notice tone='success' title='Liên kết mời' className='mt-4'>
          <p className='break-all'>{data.link}</p>
          <p className='mt-1 text-sm'>Gửi riêng cho người được mời. Dùng một lần, trong một giờ.</p>
          <CopyButton text={data.link} className='mt-2'>Sao chép liên kết</CopyButton>
        </Notice>
      )}
    </section>
  );
}
