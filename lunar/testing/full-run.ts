/**
 * `true` if the environment variable `TEST_FULL` is `1`: wide comparisons then cover their whole
 * range instead of a sample.
 */
export const fullRun: boolean = Deno.env.get('TEST_FULL') === '1';
