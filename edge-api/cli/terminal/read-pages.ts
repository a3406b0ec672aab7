import type { Operation } from '../../operations/run-operation.ts';
import type { CommandContext } from '../shop-command.ts';

interface Page<Item, Key> {
  items: Item[];
  /** Key of the next page, if there is one. */
  next?: Key;
}

const pageSize = 100;

/** Reads the pages of a list up to a number of rows. */
export async function readPages<Item, Key, Result extends Page<Item, Key>>(
  { run }: Pick<CommandContext, 'run'>,
  // deno-lint-ignore no-explicit-any -- the inputs of lists differ
  list: Operation<any, Result & Page<Item, Key>>,
  filter: object,
  limit: number,
): Promise<Page<Item, Key>> {
  const items: Item[] = [];
  let after: Key | undefined;
  do {
    const page = await run(list, {
      ...filter,
      ...after === undefined ? {} : { after },
      limit: Math.min(pageSize, limit - items.length),
    });
    items.push(...page.items);
    after = page.next;
  } while (after !== undefined && items.length < limit);
  return { items, next: after };
}
