import { roles } from '../../contract/staff/roles.ts';
import { disableStaff, listStaff } from '../../staff/operations/change-staff.ts';
import { inviteStaff } from '../../staff/operations/invite-staff.ts';
import { NotFoundError } from '../../errors.ts';
import { emailKey } from '../../contract/account/user.ts';
import { formatSortableDateTime } from '../../format/format-timestamp.ts';
import type { CommandContext, ShopCommand } from '../shop-command.ts';
import { renderTable } from '../terminal/render-table.ts';
import { Option } from 'commander';

export const staffCommand: ShopCommand = {
  name: 'staff',
  summary: 'Invite, list or disable people who use the back office.',
  examples: {
    'staff invite an@example.com --role owner': 'print a link, valid once and for one hour',
    'staff list': 'list them',
    'staff disable an@example.com': 'end the access of a person at once',
  },
  note: 'The link for an existing address lets a locked-out person in again.',
  run: list,
  commands: [
    {
      name: 'invite',
      summary: 'Print a link with which a person sets a password or a passkey.',
      examples: {
        'staff invite an@example.com --role owner': 'everything',
        'staff invite binh@example.com --role orders': 'orders, payments and customers',
      },
      arguments: [['<email>', 'address of the person']],
      options: [
        new Option('--role <role>', 'permissions of the person').choices([...roles])
          .makeOptionMandatory(),
      ],
      async run({ run }, [email]: [string], { role }: { role: string }) {
        const { link } = await run(inviteStaff, { email, role });
        return { document: { link }, text: link };
      },
    },
    {
      name: 'list',
      summary: 'List the people who use the back office.',
      examples: { 'staff list --json': 'for scripts' },
      run: list,
    },
    {
      name: 'disable',
      summary: 'End the access of a person at once.',
      examples: { 'staff disable an@example.com': 'the sessions end' },
      arguments: [['<email>', 'address of the person']],
      async run({ run }, [email]: [string]) {
        const { items } = await run(listStaff, {});
        const member = items.find((one) => emailKey(one.email) === emailKey(email));
        if (!member) throw new NotFoundError('staff');
        const { id, version } = member;
        const disabled = await run(disableStaff, { id, version });
        return { document: disabled, text: `${disabled.email} is disabled.` };
      },
    },
  ],
};

async function list({ run, output }: CommandContext) {
  const { items } = await run(listStaff, {});
  return {
    document: { staff: items },
    text: items.length === 0 ? 'Nobody uses the back office.' : renderTable(items, [
      ['E-mail', ({ email }) => email],
      ['Name', ({ name }) => name, 'truncate'],
      ['Role', ({ role }) => role],
      ['State', ({ state }) => state],
      ['Since', ({ createdAt }) => formatSortableDateTime(createdAt)],
    ], output),
  };
}
