import { quickFaults } from './all-faults.ts';

for (const { name, ignore = false, run } of quickFaults) {
  Deno.test({
    name: `${name}: no acknowledged order is lost`,
    ignore,
    async fn() {
      await run();
    },
  });
}
