import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type Ref,
  useContext,
} from 'react';

/** What a link takes: an anchor's attributes, and whether the page keeps its place when it is followed. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Keep the scroll position, as a filter or a popup does. @default false */
  keepScroll?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

function Anchor({ keepScroll: _, ...rest }: LinkProps) {
  return <a {...rest} />;
}

const LinkContext = createContext<ComponentType<LinkProps>>(Anchor);

/** Gives every link below it the application's own way to navigate. Without it, links are plain anchors. */
export const LinkProvider = LinkContext.Provider;

/** A link: an anchor, or what the {@link LinkProvider} around it makes of one. */
export function Link(props: LinkProps) {
  const Component = useContext(LinkContext);
  return <Component {...props} />;
}
