import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Token and e-mail address of a link in a mail. */
export interface MailLink {
  token: string;
  email: string;
}

/**
 * Reads the link in the page's URL and removes it from the address bar, so that no screenshot and
 * no referrer contains the token. A reload of the page reads it from the history entry.
 *
 * @returns `undefined` while hydrating, `null` without a complete link
 */
export function useMailLink(): MailLink | null | undefined {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState<MailLink | null>();
  useEffect(() => {
    const params = new URLSearchParams(search);
    const [token, email] = [params.get('token') ?? '', params.get('email') ?? ''];
    if (token === '' || email === '') {
      return setLink((state as { link?: MailLink } | null)?.link ?? null);
    }
    setLink({ token, email });
    const options = { replace: true, state: { link: { token, email } }, preventScrollReset: true };
    navigate(pathname, options);
  }, [pathname, search, state, navigate]);
  return link;
}
