import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { createDivisionService } from '../../storefront/app/checkout/address/division-service.ts';
import { analyzeBirth } from '../../storefront/app/tu-vi/analyze-birth.ts';
import { type ServiceMode, startBadService } from './bad-service.ts';
import type { Fault, FaultResult } from './fault.ts';
import { placeOrder, prepareShop } from './fault-shop.ts';
import { countLost } from './traffic.ts';

/** A service that browsers call, with the code of the pages that calls it. */
interface BrowserService {
  name: string;
  /** Setting with the address of the service. */
  setting: string;
  /** Path of the service below its origin. */
  path: string;
  /** Invalid reply, in JSON. */
  invalidReply: string;
  /** Creates a client, which returns the error that a customer sees, or `undefined`. */
  createClient(url: string): () => Promise<string | undefined>;
}

/** Modes in which a call fails at once, and those in which it lasts until its time limit. */
const quickModes: readonly ServiceMode[] = ['down', 'dropping', 'busy', 'invalid'];
const slowModes: readonly ServiceMode[] = ['silent', 'slow'];

/** Maximum time of a call, in ms: the time limit of a page, and time for a busy machine. */
const maxCallMs = 17_000;

const head = (status: string, length: number) =>
  `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

const provinces: BrowserService = {
  name: 'provinces service',
  setting: 'PROVINCES_URL',
  path: '/api/provinces',
  invalidReply: '[{"code":"1","name":""}]',
  createClient(url) {
    const service = createDivisionService(url);
    return () =>
      service.provinces().then(
        (list) => void assert.equal(list.length, 63),
        () => 'Không thể tải danh sách tỉnh/thành phố',
      );
  },
};

const analysis: BrowserService = {
  name: 'analysis service',
  setting: 'ANALYSIS_URL',
  path: '',
  invalidReply: '{"success":true,"data":{"name":"An","menh":{}}}',
  createClient: (url) => async () => {
    const result = await analyzeBirth(url, {
      name: 'An',
      birthYear: '1985',
      birthMonth: '2',
      birthDay: '10',
      birthHour: '8',
      gender: 'female',
    });
    assert.ok(!('errors' in result), 'the birth is valid');
    return 'error' in result ? result.error : undefined;
  },
};

/**
 * A service that browsers call fails. Customers get an error in time, other orders are accepted
 * meanwhile, and the same page works again when the service does.
 */
function failingService(service: BrowserService, modes: readonly ServiceMode[]): Fault {
  return {
    name: `${service.name} ${modes.join(', ')}`,
    async run(): Promise<FaultResult> {
      await using stack = new AsyncDisposableStack();
      let target = 0;
      const bad = stack.use(
        await startBadService({
          texts: {
            busy: head('503 Service Unavailable', 0),
            invalid: head('200 OK', service.invalidReply.length) + service.invalidReply,
            slow: head('200 OK', 1_000_000),
          },
          // The shop itself is the healthy service.
          accept(socket) {
            const upstream = connect(target, '127.0.0.1');
            upstream.on('error', () => {});
            socket.pipe(upstream).pipe(socket);
          },
        }),
      );
      const url = `http://127.0.0.1:${bad.port}${service.path}`;
      const shop = stack.use(await prepareShop({ customers: 1 }));
      const server = stack.use(await shop.start({ settings: { [service.setting]: url } }));
      target = Number(new URL(server.origin).port);
      const [token = ''] = shop.tokens;
      const call = service.createClient(url);
      const acknowledged = [];
      const errors: string[] = [];
      let slowestMs = 0;
      for (const mode of modes) {
        await bad.set(mode);
        const start = performance.now();
        const answer = withoutWarnings(call);
        const order = await placeOrder(server.origin, token, mode);
        assert.equal(order.status, 200, server.output());
        acknowledged.push({ token, key: mode, at: 0 });
        const error = await answer;
        assert.ok(error, `${mode}: the customer sees an error`);
        errors.push(error);
        slowestMs = Math.max(slowestMs, performance.now() - start);
        assert.ok(slowestMs < maxCallMs, `${mode}: ${slowestMs} ms`);
      }
      const end = performance.now();
      await bad.set('working');
      assert.equal(await call(), undefined, 'the service works again');
      const seconds = (slowestMs / 1_000).toFixed(1);
      return {
        times: modes.length,
        acknowledged: acknowledged.length,
        lost: await countLost(server.origin, { acknowledged }),
        seen: `'${[...new Set(errors)].join("', '")}' (≤ ${seconds} s), orders 200`,
        recoveryMs: performance.now() - end,
      };
    },
  };
}

/** Runs work without warnings on the console: the pages warn about each failed call. */
async function withoutWarnings<T>(work: () => Promise<T>): Promise<T> {
  const { warn } = console;
  console.warn = () => {};
  try {
    return await work();
  } finally {
    console.warn = warn;
  }
}

/** The services of the browsers fail at once. */
export const quickServiceFaults: readonly Fault[] = [
  failingService(provinces, quickModes),
  failingService(analysis, quickModes),
];

/** The services of the browsers do not answer in time. */
export const slowServiceFaults: readonly Fault[] = [
  failingService(provinces, slowModes),
  failingService(analysis, slowModes),
];
