import type { LinkPanelState } from '@thach-an/ui';
import { useState } from 'react';
import type { ApiResult } from '../api/call-api.ts';
import { requestFailed } from './submit-result.ts';
import { type MailLink, useMailLink } from './use-mail-link.ts';

/** Codes of refusals after which the link does not work, now or later. */
const finalRefusals = ['BROKEN_RULE', 'EMAIL_TAKEN', 'LINK_USED', 'NOT_FOUND'];

/** Message for a page that was opened without a complete link. */
const invalidLink = 'Liên kết không đầy đủ. Bạn hãy mở lại liên kết trong email.';

/**
 * Returns the state of a page that sends the link in its URL when a button is pressed. It is not
 * sent before: programs that check mails open their links.
 */
export function useLinkAction(
  send: (link: MailLink) => Promise<ApiResult<{ success: true; message?: string }>>,
) {
  const link = useMailLink();
  const [outcome, setOutcome] = useState<LinkPanelState>();
  async function onConfirm() {
    if (!link) return;
    const { email } = link;
    setOutcome({ kind: 'ready', email, busy: true });
    const result = await send(link);
    if (result.kind === 'done') {
      return setOutcome({ kind: 'done', email, message: result.data.message });
    }
    const message = result.kind === 'refused' && result.message || requestFailed;
    const final = result.kind === 'refused' && finalRefusals.includes(result.code);
    setOutcome(final ? { kind: 'refused', message } : { kind: 'ready', email, error: message });
  }
  return { state: outcome ?? stateOf(link), onConfirm };
}

function stateOf(link: MailLink | null | undefined): LinkPanelState {
  if (link === undefined) return { kind: 'loading' };
  return link ? { kind: 'ready', email: link.email } : { kind: 'refused', message: invalidLink };
}
