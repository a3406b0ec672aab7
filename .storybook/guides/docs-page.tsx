import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

// The documentation blocks are large, and the tests of stories do not need them.
const ComponentPage = lazy(() => import('./component-page.tsx'));
const ThemedContainer = lazy(() => import('./themed-container.tsx'));

/** Documentation page of a component, loaded when it is opened. */
export function DocsPage() {
  return (
    <Suspense>
      <ComponentPage />
    </Suspense>
  );
}

/** Container of every documentation page, which follows the toolbar. */
export function DocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <ThemedContainer {...props} />
    </Suspense>
  );
}
