import { runShopProcess, type ShopResult } from './run-shop.ts';

/** Runs an owner's command that opens an editor. `editor` is a shell command. */
export async function runShopWithEditor(
  databaseUrl: string,
  editor: string,
  ...args: string[]
): Promise<ShopResult> {
  return await runShopProcess({ url: databaseUrl, env: { VISUAL: editor } }, ...args);
}
