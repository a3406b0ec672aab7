import { createContext, useContext } from 'react';
import type { ImageResolver } from './image-resolver.ts';
import { shopImages } from './shop-images.ts';

const ImageContext = createContext<ImageResolver>(shopImages);

/**
 * Sets the origin of every picture below it. Its value is made by `createImageResolver()`. Without
 * a provider, pictures are files in `/images/` of the page's origin.
 */
export const ImageProvider = ImageContext.Provider;

/** Returns the function that resolves pictures: that of the nearest {@link ImageProvider}. */
export function useImageResolver(): ImageResolver {
  return useContext(ImageContext);
}
