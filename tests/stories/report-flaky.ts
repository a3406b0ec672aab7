import type { Reporter, TestModule } from 'vitest/node';

/** Lists the stories that passed at the second attempt, as the run of the end-to-end tests does. */
export const flakyReporter: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]) {
    const flaky = modules.flatMap(({ children }) => [...children.allTests()])
      .filter((test) => test.diagnostic()?.flaky);
    if (flaky.length === 0) return;
    console.log(`  ${flaky.length} flaky`);
    for (const { module, fullName } of flaky) {
      console.log(`    ${module.relativeModuleId} > ${fullName}`);
    }
  },
};
