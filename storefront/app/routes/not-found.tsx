/**
 * Renders the page for unknown URLs on the server. A route is required for it, because only then is
 * the root loaded, whose data the frame of the page needs.
 */
export function loader(): never {
  throw new Response(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
