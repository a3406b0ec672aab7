import { type Role, roleNames, roles, type StaffRow } from '@thach-an/edge-api/contract';
import { Button, CopyButton, formatDateTime, Notice, notify, Select } from '@thach-an/ui';
import { AdminFields, AdminList, ConfirmDialog, type FieldValue } from '@thach-an/ui/admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { AdminError, run } from '../api/admin-api.ts';
import { useList, useListFilters } from '../list/use-list.ts';
import { usePermissions } from '../session/use-member.ts';

const stateNames = { invited: 'Chưa nhận lời mời', active: 'Đang dùng', disabled: 'Đã khóa' };

/** Members of staff: invitations, roles and locks. */
export default function StaffPage() {
  const client = useQueryClient();
  const { props } = useList<StaffRow>('staff.list', useListFilters(), {});
  const canWrite = usePermissions()('staff:write');
  const [locked, setLocked] = useState<StaffRow>();
  const change = useMutation({
    mutationFn: ({ name, input }: { name: string; input: object; done: string }) =>
      run<StaffRow>(name, input),
    onSuccess(_, { done }) {
      setLocked(undefined);
      notify.success(done);
    },
    onError: (error) => notify.error(error.message, 5_000),
    onSettled: () => client.invalidateQueries({ queryKey: ['staff'] }),
  });
  const setRole = ({ id, version }: StaffRow, role: string) =>
    change.mutate({
      name: 'staff.setRole',
      input: { id, version, role },
      done: `Vai trò mới: ${roleNames[role as Role]}.`,
    });
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
                    aria-label={`Vai trò của ${member.name || member.email}`}
                    value={member.role}
                    onChange={(event) => setRole(member, event.target.value)}
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
                    aria-label={`Khóa ${member.name || member.email}`}
                    onClick={() => setLocked(member)}
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
        open={locked !== undefined}
        title={`Khóa tài khoản ${locked?.name || locked?.email || ''}?`}
        action='Khóa tài khoản'
        busy={change.isPending}
        onConfirm={() =>
          locked && change.mutate({
            name: 'staff.disable',
            input: { id: locked.id, version: locked.version },
            done: 'Đã khóa tài khoản.',
          })}
        onClose={() => setLocked(undefined)}
      >
        <p>
          Người này bị đăng xuất khỏi mọi thiết bị. Muốn cho dùng lại, bạn gửi một lời mời mới.
        </p>
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
  const invite = useMutation({
    mutationFn: () => run<{ link: string }>('staff.invite', values),
    onSuccess: () => client.invalidateQueries({ queryKey: ['staff'] }),
  });
  const { error, data } = invite;
  const issues = error instanceof AdminError ? error.issues : [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!invite.isPending) invite.mutate();
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
