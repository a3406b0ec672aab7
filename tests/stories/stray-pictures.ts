import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** Folder of the stories' screenshots, such as `button--primary.png` of `button.stories.tsx`. */
export const picturesFolder = new URL('screenshots/', import.meta.url);

/**
 * Returns the screenshots that belong to no story.
 *
 * @param pictures names of the files in {@linkcode picturesFolder}
 * @param stories text of each story file by its name without `.stories.tsx`
 */
export function strayPictures(
  pictures: readonly string[],
  stories: ReadonlyMap<string, string>,
): string[] {
  const known = new Set<string>();
  for (const [file, text] of stories) {
    for (const [, name = ''] of text.matchAll(/^export const (\w+)/gm)) {
      known.add(`${toId(file, storyNameFromExport(name))}.png`);
    }
  }
  return pictures.filter((picture) => !known.has(picture));
}
