import { asc, eq, sql } from 'drizzle-orm';
import type { Command } from 'commander';
import { basename } from 'node:path';
import { addPicture, removePicture } from '../../catalogue/pictures/add-picture.ts';
import { pictureNames, pictures } from '../../db/schema/picture-tables.ts';
import { OwnerError } from '../owner-error.ts';
import { addCommand, type CommandContext, withDatabase } from '../shop-command.ts';
import type { Output } from '../terminal/output.ts';
import { renderTable } from '../terminal/render-table.ts';

/** Adds `shop pictures`, which stores pictures in the database. */
export function addPicturesCommand(program: Command, output: Output): void {
  const command = addCommand(program, 'pictures', 'List, add or remove pictures of the database.', {
    'pictures': 'list them',
    'pictures add vong-tay-1.webp nhan-2.webp': 'products refer to them by these names',
    'pictures remove nhan-2.webp': 'browsers that have it keep it',
  })
    .action(() => withDatabase(output, listPictures));
  addCommand(command, 'add', 'Add pictures under the names of their files.', {
    'pictures add vong-tay-1.webp': 'at most 4 MB: AVIF, WebP, JPEG, PNG or SVG',
  })
    .argument('<files...>', 'files; a name that has another content is refused')
    .action((files: string[]) =>
      withDatabase(output, (context) => addPictures(context, files), { create: true })
    );
  addCommand(command, 'remove', 'Remove a picture.', { 'pictures remove nhan-2.webp': 'by name' })
    .argument('<name>', 'name of the picture')
    .action((name: string) =>
      withDatabase(output, async ({ database }) => {
        await removePicture(database, name);
        if (output.json) output.document({ removed: name });
        else output.print(`${name} is removed`);
      })
    );
}

async function addPictures({ database, output }: CommandContext, files: string[]): Promise<void> {
  const results: { name: string; added: boolean }[] = [];
  for (const file of files) {
    const name = basename(file);
    const added = await addPicture(database, name, await readPicture(file), Date.now());
    results.push({ name, added });
    if (!output.json) output.print(added ? `${name} is added` : `${name} is there already`);
  }
  if (output.json) output.document({ pictures: results });
}

async function readPicture(file: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await Deno.readFile(file);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) {
      throw new OwnerError('FILE_NOT_FOUND', `There is no file ${file}.`);
    }
    throw new OwnerError('FILE_UNREADABLE', `The file ${file} cannot be read.`);
  }
}

async function listPictures({ database, output }: CommandContext): Promise<void> {
  const rows = await database.read
    .select({ name: pictureNames.name, bytes: sql<number>`length(${pictures.bytes})` })
    .from(pictureNames).innerJoin(pictures, eq(pictures.digest, pictureNames.digest))
    .orderBy(asc(pictureNames.name));
  if (output.json) return output.document({ pictures: rows });
  const columns = [{ title: 'Name' }, { title: 'Bytes' }];
  output.print(renderTable(columns, rows.map(({ name, bytes }) => [name, String(bytes)]), output));
}
