import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { shopTheme } from '../theme/shop-theme.ts';
import { tokensChanged } from '../tokens/live-tokens.ts';

/** Container of a documentation page, with the colours of the theme that the toolbar selects. */
export default function ThemedContainer(props: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context;
  const [theme, setTheme] = useState(() => shopTheme());
  useEffect(() => {
    const update = () => setTheme(shopTheme());
    channel.on('globalsUpdated', update);
    addEventListener(tokensChanged, update);
    return () => {
      channel.off('globalsUpdated', update);
      removeEventListener(tokensChanged, update);
    };
  }, [channel]);
  return <DocsContainer {...props} theme={theme} />;
}
