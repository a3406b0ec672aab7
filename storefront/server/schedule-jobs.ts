/** Scheduler of the runtime, which is missing in the types of Deno because it is unstable. */
type Cron = (name: string, schedule: string, handler: () => Promise<void>) => void;

/**
 * Runs jobs every minute where the runtime has a scheduler, such as on Deno Deploy, also while no
 * instance runs. Call it while the entry module is loaded: later calls are not noticed there.
 */
export function scheduleJobs(run: () => Promise<unknown>): void {
  const { cron } = Deno as unknown as { cron?: Cron };
  cron?.('thach-an jobs', '* * * * *', async () => void await run());
}
