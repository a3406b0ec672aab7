import { StockNotice } from '@thach-an/ui';
import { toSubmitResult } from '../account/submit-result.ts';
import { useAccount } from '../account/use-account.ts';
import { browserApi, callApi } from '../api/call-api.ts';

/** Renders the form for a notice about a product that is sold out. */
export function ProductNotice({ productId }: { productId: string }) {
  const { token, overview } = useAccount();
  const account = overview?.account;
  return (
    <StockNotice
      email={account?.emailVerified ? account.email : undefined}
      onRequest={async (email) => {
        const headers: Record<string, string> = token ? { token } : {};
        const json = { productId, email };
        const result = await callApi((init) =>
          browserApi.api.user['stock-notices'].$post({ json }, { headers, ...init })
        );
        return result.kind === 'done'
          ? { message: result.data.message }
          : toSubmitResult(result, ['email']);
      }}
    />
  );
}
