/** Requests the product list one time after another and returns the response times, in ms. */
export async function timeLists(origin: string, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const start = performance.now();
    const reply = await fetch(`${origin}/api/food/list`);
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`/api/food/list returned ${reply.status}`);
    times.push(performance.now() - start);
  }
  return times;
}
