import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from './config.ts';

const projectFolder = fileURLToPath(new URL('../../', import.meta.url));

const demoImagesFolder = fileURLToPath(new URL('../seed/images', import.meta.url));

/** Returns the absolute paths of the folders with pictures: the owner's first, then the demo's. */
export function resolveImageFolders({ imagesFolder }: Pick<Config, 'imagesFolder'>): string[] {
  return [resolve(projectFolder, imagesFolder), demoImagesFolder];
}
