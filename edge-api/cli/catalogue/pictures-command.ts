import { basename } from 'node:path';
import { addPicture, listPictures, removePicture } from '../../catalogue/pictures/store-picture.ts';
import { OwnerError } from '../owner-error.ts';
import type { CommandContext, ShopCommand } from '../shop-command.ts';
import { renderTable } from '../terminal/render-table.ts';

export const picturesCommand: ShopCommand = {
  name: 'pictures',
  summary: 'List, add or remove pictures of the database.',
  examples: {
    'pictures': 'list them',
    'pictures add vong-tay-1.webp nhan-2.webp': 'products refer to them by these names',
    'pictures remove nhan-2.webp': 'browsers that have it keep it',
  },
  async run({ run, output }) {
    const { items } = await run(listPictures, {});
    const text = renderTable(items, [
      ['Name', ({ name }) => name],
      ['Bytes', ({ bytes }) => String(bytes)],
    ], output);
    return { document: { pictures: items }, text };
  },
  commands: [
    {
      name: 'add',
      summary: 'Add pictures under the names of their files.',
      examples: { 'pictures add vong-tay-1.webp': 'at most 4 MB: AVIF, WebP, JPEG, PNG or SVG' },
      arguments: [['<files...>', 'files; a name that has another content is refused']],
      run: addPictures,
    },
    {
      name: 'remove',
      summary: 'Remove a picture.',
      examples: { 'pictures remove nhan-2.webp': 'by name' },
      arguments: [['<name>', 'name of the picture']],
      async run({ run }, [name]: [string]) {
        await run(removePicture, { name });
        return { document: { removed: name }, text: `${name} is removed` };
      },
    },
  ],
};

async function addPictures({ open, run, output }: CommandContext, [files]: [string[]]) {
  await open({ create: true });
  const results: { name: string; added: boolean }[] = [];
  for (const file of files) {
    const result = await run(addPicture, { name: basename(file), bytes: await readPicture(file) });
    results.push(result);
    const text = result.added ? 'is added' : 'is there already';
    if (!output.json) output.print(`${result.name} ${text}`);
  }
  return output.json ? { document: { pictures: results }, text: '' } : undefined;
}

async function readPicture(file: string): Promise<Uint8Array> {
  try {
    return await Deno.readFile(file);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) {
      throw new OwnerError('FILE_NOT_FOUND', `There is no file ${file}.`);
    }
    throw new OwnerError('FILE_UNREADABLE', `The file ${file} cannot be read.`);
  }
}
