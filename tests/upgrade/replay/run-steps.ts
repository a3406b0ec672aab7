import type { TestMailServer } from '../../../edge-api/mail/testing/start-mail-server.ts';
import type { FixtureFacts } from '../fixture/fixture.ts';
import { type ReleaseOptions, runCommand } from '../release-process.ts';
import { sendRequest, type ShopReply } from '../send-request.ts';
import { jsonLines, type Normalize } from './normalize.ts';
import { observeReply } from './observe-reply.ts';
import type { CommandStep, MailStep, Observation, RequestStep, Step, StepGroup } from './step.ts';

/** A version of the shop that runs with a copy of the fixture. */
export interface ReplayTarget {
  release: ReleaseOptions;
  origin: string;
  mailServer: TestMailServer;
  facts: FixtureFacts;
  normalize: Normalize;
  /** Waits for the mails that are due soon. */
  untilSent(): Promise<void>;
}

/** Body above the limit of 64 KB. */
const large = JSON.stringify('x'.repeat(65_536));

/** Runs the steps one after another, and returns what they have shown. */
export async function runSteps(
  { steps, variables }: StepGroup,
  target: ReplayTarget,
): Promise<Observation[]> {
  const values: Record<string, unknown> = { ...target.facts, ...variables, large };
  const observations: Observation[] = [];
  for (const step of steps) {
    try {
      observations.push(await runStep(step, target, values));
    } catch (error) {
      throw new Error(`The step '${nameOf(step)}' failed`, { cause: error });
    }
  }
  return observations;
}

async function runStep(
  step: Step,
  target: ReplayTarget,
  values: Record<string, unknown>,
): Promise<Observation> {
  const lines = 'send' in step
    ? await request(step, target, values)
    : 'shop' in step
    ? await command(step, target, values)
    : await findLink(step, target, values);
  return { name: nameOf(step), lines };
}

/** Name of a step in the list of differences. */
export function nameOf(step: Step): string {
  const name = 'send' in step
    ? `${step.send}${step.as ? ` as ${step.as}` : ''}`
    : 'shop' in step
    ? `shop ${step.shop.join(' ')}`
    : `mail to ${step.to} with a link to ${step.link}`;
  return step.case === undefined ? name : `${name}, ${step.case}`;
}

async function request(
  step: RequestStep,
  { origin, facts, normalize }: ReplayTarget,
  values: Record<string, unknown>,
): Promise<string[]> {
  const [method = '', target = ''] = resolve(step.send, values).split(' ');
  const { pathname, search } = new URL(target, origin);
  const send = () =>
    sendRequest(origin, {
      method,
      path: pathname + search,
      token: step.as === undefined
        ? undefined
        : facts.customers[step.as]?.token ?? String(values[step.as]),
      headers: resolve(step.headers, values),
      body: resolve(step.body, values),
    });
  const lines: string[] = [];
  let reply: ShopReply;
  for (let time = 0; time < (step.times ?? 1); time += 1) {
    reply = await send();
    for (const deadline = performance.now() + 10_000; !reply.text.includes(step.until ?? '');) {
      if (performance.now() > deadline) throw new Error(`No '${step.until}' in ${reply.text}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
      reply = await send();
    }
    lines.push(...observeReply(reply, step.compare, normalize));
  }

  for (const [name, place] of Object.entries(step.keep ?? {})) {
    values[name] = place.startsWith('header ')
      ? reply!.headers.get(place.slice('header '.length))
      : valueAt(JSON.parse(reply!.text), place);
    if (values[name] == null) throw new Error(`No ${place} in ${reply!.status} ${reply!.text}`);
  }
  // The number of requests until a limit depends on the speed.
  return step.times === undefined ? lines : [...new Set(lines)];
}

async function command(
  { shop, keep = {} }: CommandStep,
  { release, normalize, untilSent }: ReplayTarget,
  values: Record<string, unknown>,
): Promise<string[]> {
  // Mails have the settings of the time at which they are sent.
  if (shop[0] === 'settings') await untilSent();
  const printed = await runCommand(release, ...resolve(shop, values)).catch((error) => ({
    error: String(error.message),
  }));
  for (const [name, place] of Object.entries(keep)) values[name] = valueAt(printed, place);
  return jsonLines(printed, 'printed').map(normalize);
}

async function findLink(
  { link, to, keep }: MailStep,
  { mailServer: { received, recipients, read } }: ReplayTarget,
  values: Record<string, unknown>,
): Promise<string[]> {
  for (const deadline = performance.now() + 20_000; performance.now() < deadline;) {
    for (const index of received.keys()) {
      if (!recipients[index]?.includes(to)) continue;
      const { text = '' } = await read(index);
      const url = text.match(/https?:\S+/g)?.map((one) => new URL(one))
        .find(({ pathname }) => pathname === link);
      const token = url?.searchParams.get('token');
      if (!token || Object.values(values).includes(token)) continue;
      values[keep] = token;
      return [];
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('No such mail within 20 s');
}

/** Replaces the references in all texts of a value. */
function resolve<T>(value: T, values: Record<string, unknown>): T;
function resolve(value: unknown, values: Record<string, unknown>): unknown {
  if (value instanceof Uint8Array) return value;
  if (Array.isArray(value)) return value.map((item) => resolve(item, values));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [resolve(key, values), resolve(item, values)]),
    );
  }
  if (typeof value !== 'string') return value;
  const [, whole] = /^\{\{([^{}]+)\}\}$/.exec(value) ?? [];
  if (whole !== undefined) return known(whole);
  return value.replaceAll(/\{\{([^{}]+)\}\}/g, (_, place) => String(known(place)));

  function known(place: string) {
    const found = valueAt(values, place);
    if (found === undefined) throw new Error(`Nothing is known as ${place}`);
    return found as string;
  }
}

/** Returns the value at a place such as `data.0.id`. */
function valueAt(value: unknown, place: string): unknown {
  return place.split('.').reduce((object, key) => Object(object)[key], value);
}
