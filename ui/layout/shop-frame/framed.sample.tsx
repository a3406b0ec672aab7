import type { Decorator, Parameters } from '@storybook/react-vite';
import type { NavbarPlace } from '../navbar/navbar.tsx';
import { shop } from './shop.sample.ts';
import { ShopFrame } from './shop-frame.tsx';

/** Returns a decorator that shows a story as a page of the shop. */
export function framed(active?: NavbarPlace, cartCount = 0): Decorator {
  return (Story) => (
    <div className='flex min-h-dvh flex-col'>
      <ShopFrame
        {...shop}
        active={active}
        cartCount={cartCount}
        onSignUp={() => {}}
        onSearch={() => {}}
      >
        <Story />
      </ShopFrame>
    </div>
  );
}

/** Parameters of a whole page: it fills the screen, and has an iframe in the documentation. */
export const pageParameters: Parameters = {
  layout: 'fullscreen',
  docs: { story: { inline: false, iframeHeight: 720 } },
};
