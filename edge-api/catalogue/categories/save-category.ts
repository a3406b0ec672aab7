import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { categoryLimit } from '../../contract/catalogue/categories.ts';
import { pictureNameSchema } from '../../contract/catalogue/product-fields.ts';
import { foldText } from '../../contract/catalogue/words.ts';
import { z } from '../../contract/zod.ts';
import type { Reader, StatementBuilder } from '../../db/database.ts';
import { products } from '../../db/schema/catalogue-tables.ts';
import { categories } from '../../db/schema/category-tables.ts';
import { isConstraintViolation } from '../../db/sqlite-error.ts';
import { ConflictError, NotFoundError } from '../../errors.ts';
import { operation, type OperationContext } from '../../operations/run-operation.ts';
import { readSaved, type SavedCategory } from './read-categories.ts';

/** Maximum number of products that get the new name of a category in one transaction. */
const renamedAtOnce = 1_000;

// The index of the search has the letters and digits of a name as one word.
const nameSchema = z.string().trim().normalize('NFC').min(1).max(60).regex(
  /^[\p{L}\p{M}\p{N} ]+$/u,
  'Tên chỉ gồm chữ, số và dấu cách.',
).regex(/[\p{L}\p{N}]/u, 'Tên phải có chữ hoặc số.');

const fieldsSchema = z.object({
  name: nameSchema,
  image: pictureNameSchema,
  subCategories: z.array(nameSchema).min(1).max(20)
    .refine(
      (names) => new Set(names.map(foldText)).size === names.length,
      'Có hai danh mục con trùng tên.',
    ),
});

const savedSchema = fieldsSchema.extend({ id: z.string(), version: z.int() });

const listSchema = z.object({ items: z.array(savedSchema) });
const versioned = z.object({ id: z.string(), version: z.int() });

/** Condition that a product has an existing category, also if one was renamed a moment ago. */
export function isCategorized(
  { category, subCategory }: Record<'category' | 'subCategory', string | SQL>,
): SQL {
  return sql`exists (select 1 from ${categories}, json_each(${categories.subCategories})
    where ${categories.name} = ${category} and value = ${subCategory})`;
}

export const listCategories = operation({
  name: 'categories.list',
  permission: 'catalogue:write',
  input: z.object({}),
  output: listSchema,
  run: async ({ database }) => ({ items: await readSaved(database) }),
});

/**
 * Adds a category after the others, or changes one. The products of a renamed category get its new
 * name. Throws {@linkcode NotFoundError}, and {@linkcode ConflictError}: `CHANGED` if another
 * change came first, `CATEGORY_LIMIT` if there are too many,
 * `CATEGORY_NAME` if the name is taken, and `CATEGORY_IN_USE` if products have a
 * subcategory that is left out, or too many products would be renamed.
 */
export const saveCategory = operation({
  name: 'categories.save',
  permission: 'catalogue:write',
  input: fieldsSchema.extend({
    /** Unset for a new category. */
    id: z.string().optional(),
    version: z.int().optional(),
  }),
  output: savedSchema,
  async run(context, { id, version, ...fields }) {
    if (id === undefined) return await addCategory(context, fields);
    const { database, commit } = context;
    const current = await readCurrent(database, { id, version });
    if (hasFields(current, fields)) return current;
    const isRenamed = fields.name !== current.name;
    const isOld = eq(products.category, current.name);
    if (isRenamed) {
      assertFree(fields.name, (await readSaved(database)).filter((other) => other.id !== id));
      await assertFew(database, current.name);
    }
    const isCurrent = and(
      isVersion(id, current.version),
      isUnused([current.name, fields.name], fields.subCategories),
    );
    const isStill = sql`exists (select 1 from ${categories} where ${isCurrent})`;
    const rename = (db: StatementBuilder) =>
      db.update(products).set({ category: fields.name }).where(and(isOld, isStill));
    const written = await commit((db) => {
      const save = db.update(categories).set({ ...fields, version: current.version + 1 })
        .where(isCurrent);
      return isRenamed ? [rename(db), save] : [save];
    }, { subject: id, before: fieldsSchema.parse(current), after: fields }).catch(rethrowTaken);
    return await resultOf(database, id, current.version, written !== undefined);
  },
});

/** Moves a category to another place, the first of which is 0. */
export const moveCategory = operation({
  name: 'categories.move',
  permission: 'catalogue:write',
  input: versioned.extend({ position: z.int().min(0).max(1_000) }),
  output: listSchema,
  async run({ database, commit }, { id, version, position }) {
    await readCurrent(database, { id, version });
    const ids = (await readSaved(database)).map((category) => category.id);
    const from = ids.indexOf(id);
    const moved = ids.toSpliced(from, 1).toSpliced(position, 0, id);
    const places = JSON.stringify(moved);
    const written = moved.join() === ids.join() || await commit((db) => [
      db.update(categories).set({
        position: sql`(select key from json_each(${places}) where value = ${categories.id})`,
        version: sql`${categories.version} + (${categories.id} = ${id})`,
      }).where(and(
        sql`${categories.id} in (select value from json_each(${places}))`,
        sql`exists (select 1 from ${categories} moved where moved.id = ${id}
          and moved.version = ${version})`,
        // Nothing else was moved, added or deleted meanwhile.
        sql`(select json_group_array(id) from (select id from ${categories}
          order by position, id)) = ${JSON.stringify(ids)}`,
      )),
    ], { subject: id, before: { position: from }, after: { position: moved.indexOf(id) } });
    const items = await readSaved(database);
    if (written) return { items };
    throw changedError(items.find((category) => category.id === id));
  },
});

export const deleteCategory = operation({
  name: 'categories.delete',
  permission: 'catalogue:write',
  input: versioned,
  output: z.object({ id: z.string() }),
  async run({ database, commit }, { id, version }) {
    const current = await readCurrent(database, { id, version });
    const deleted = await commit((db) => [
      db.delete(categories).where(and(isVersion(id, version), isUnused([current.name], []))),
    ], { subject: id, before: fieldsSchema.parse(current), after: null });
    if (!deleted) await resultOf(database, id, version, false);
    return { id };
  },
});

const hasFields = (category: SavedCategory, fields: z.infer<typeof fieldsSchema>) =>
  JSON.stringify(fieldsSchema.parse(category)) === JSON.stringify(fields);

/** Returns the folded name of a category. No other one may have it. */
function assertFree(name: string, others: readonly { name: string }[]): string {
  const folded = foldText(name);
  if (others.some((other) => foldText(other.name) === folded)) {
    throw new ConflictError('CATEGORY_NAME');
  }
  return folded;
}

async function addCategory(
  { database, commit }: OperationContext,
  fields: z.infer<typeof fieldsSchema>,
): Promise<SavedCategory> {
  const saved = await readSaved(database);
  // An earlier request, whose reply was lost, has added it.
  const added = saved.find((category) => hasFields(category, fields));
  if (added) return added;
  const folded = assertFree(fields.name, saved);
  // A category that was renamed keeps the id of its former name.
  const stem = folded.replaceAll(/[^a-z0-9]+/g, '-');
  const ids = new Set(saved.map((category) => category.id));
  let id = stem;
  for (let number = 2; ids.has(id); number += 1) id = `${stem}-${number}`;
  const subCategories = JSON.stringify(fields.subCategories);
  const written = await commit((db) => [
    // Concurrent additions cannot exceed the limit. A libSQL server reads no HAVING without groups.
    db.insert(categories).select(sql`
      select ${id}, ${fields.name}, ${fields.image}, ${subCategories},
        (select coalesce(max(position), -1) + 1 from categories), 1
      where (select count(*) from categories) < ${categoryLimit}`),
  ], { subject: id, before: null, after: fields }).catch(rethrowTaken);
  if (!written) throw new ConflictError('CATEGORY_LIMIT', { values: { limit: categoryLimit } });
  return await resultOf(database, id, 0, true);
}

/** Condition that no product of these categories has another subcategory than the given ones. */
function isUnused(names: readonly string[], subCategories: readonly string[]): SQL {
  return sql`not exists (
    select 1 from ${products} where ${inArray(products.category, [...names])}
      and ${products.subCategory} not in (select value from json_each(${
    JSON.stringify(subCategories)
  }))
  )`;
}

const isVersion = (id: string, version: number) =>
  and(eq(categories.id, id), eq(categories.version, version));

async function readCurrent(
  database: Reader,
  { id, version }: { id: string; version?: number },
): Promise<SavedCategory> {
  const current = (await readSaved(database)).find((category) => category.id === id);
  if (!current) throw new NotFoundError('category');
  if (version !== undefined && version !== current.version) throw changedError(current);
  return current;
}

/** Returns the category after a change, or throws the reason why it was not written. */
async function resultOf(database: Reader, id: string, version: number, written: boolean) {
  const saved = await readCurrent(database, { id });
  if (written) return saved;
  if (saved.version !== version) throw changedError(saved);
  throw new ConflictError('CATEGORY_IN_USE', { values: { category: saved.name } });
}

async function assertFew({ read }: Reader, category: string): Promise<void> {
  const [row] = await read.select({ products: count() }).from(products)
    .where(eq(products.category, category));
  if (!row || row.products <= renamedAtOnce) return;
  throw new ConflictError('CATEGORY_IN_USE.rename', {
    values: { category, products: row.products },
  });
}

function rethrowTaken(error: unknown): never {
  if (isConstraintViolation(error)) throw new ConflictError('CATEGORY_NAME');
  throw error;
}

const changedError = (current: SavedCategory | undefined) =>
  new ConflictError('CHANGED.category', { details: { current: current ?? null } });
