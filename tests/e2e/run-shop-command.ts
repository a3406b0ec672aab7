import { expect } from '@playwright/test';
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import process from 'node:process';

/**
 * Runs an owner's command on the database of a shop.
 *
 * @returns text that the command has printed
 */
export async function runShopCommand(databaseUrl: string, ...args: string[]): Promise<string> {
  const command = spawn(process.execPath, ['run', '-A', 'edge-api/cli/main.ts', ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { promise: exit, resolve } = Promise.withResolvers<number | null>();
  command.once('exit', resolve);
  const output = await text(command.stdout);
  expect(await exit).toBe(0);
  return output;
}
