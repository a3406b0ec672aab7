import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';

/** Props of a link: the attributes of an anchor, and the scroll behaviour of a navigation. */
export interface LinkProps extends ComponentProps<'a'> {
  /** URL of the link. */
  href: string;
  /** Keeps the scroll position, as a filter or a popup does. @default false */
  keepScroll?: boolean;
  /** Replaces the entry in the history, as a choice on one page does. @default false */
  replace?: boolean;
}

function Anchor({ keepScroll: _, replace: _replace, ...rest }: LinkProps) {
  return <a {...rest} />;
}

const LinkContext = createContext<ComponentType<LinkProps>>(Anchor);

/**
 * Sets the component that renders every link below it. Without a provider, links are plain anchors.
 */
export const LinkProvider = LinkContext.Provider;

/**
 * A link: an anchor, or the component of the nearest {@link LinkProvider}. `ref`, `className` and
 * other props go to that component, which passes them to its anchor.
 */
export function Link(props: LinkProps) {
  const Component = useContext(LinkContext);
  return <Component data-slot='link' {...props} />;
}
