import {
  ResetPasswordPanel,
  type ResetPasswordPanelProps,
} from '../../account/reset-password-panel/reset-password-panel.tsx';
import { noScriptMessages } from '../../messages/no-script-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

export type ResetPasswordPageProps = ResetPasswordPanelProps;

/** Page that the link in a mail for a new password opens. */
export function ResetPasswordPage(props: ResetPasswordPageProps) {
  const noScript = useMessages('noScript', noScriptMessages);
  return (
    <div className='page min-h-150 py-4'>
      <noscript>
        <p className='pt-8 text-center'>{noScript.text}</p>
      </noscript>
      <ResetPasswordPanel {...props} />
    </div>
  );
}
