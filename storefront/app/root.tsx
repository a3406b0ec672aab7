import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import stylesheet from './app.css?url';
export const links = () => [{ rel: 'stylesheet', href: stylesheet }];
export default function Root() {
  return <html lang='vi'><head><Meta /><Links /></head><body><Outlet /><ScrollRestoration /><Scripts /></body></html>;
}
