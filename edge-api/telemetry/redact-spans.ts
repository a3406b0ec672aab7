import { type AttributeValue, type Span, type SpanStatus, trace } from '@opentelemetry/api';
import { tracingEnabled } from './tracing.ts';

/**
 * Attributes that a span may have. Deno adds the whole URL of a request, and the message of an
 * error, which contain the tokens of links and the secrets of other services.
 */
const allowed: ReadonlySet<string> = new Set([
  'db.operation.batch.size',
  'db.operation.name',
  'db.query.summary',
  'db.system.name',
  'error.type',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'server.address',
  'url.scheme',
]);

type SpanMethods = Pick<Span, 'setAttribute' | 'setAttributes' | 'setStatus' | 'addEvent'>;

/**
 * Limits all spans of the process to attributes without personal data and secrets. Deno has no
 * setting for it, so the methods of its class are replaced. Call it before the first request.
 */
export function redactSpans(): void {
  if (!tracingEnabled) return;
  redact(Object.getPrototypeOf(trace.getTracer('thach-an').startSpan('probe')));
}

function redact(methods: SpanMethods): void {
  const { setAttribute, setStatus } = methods;
  methods.setAttribute = function (this: Span, key: string, value: AttributeValue) {
    if (key === 'url.full') {
      const host = URL.parse(String(value))?.host;
      return host ? setAttribute.call(this, 'server.address', host) : this;
    }
    return allowed.has(key) ? setAttribute.call(this, key, value) : this;
  };
  methods.setAttributes = function (this: Span, attributes) {
    for (const [key, value] of Object.entries(attributes)) {
      if (value !== undefined) this.setAttribute(key, value);
    }
    return this;
  };
  methods.setStatus = function (this: Span, { code }: SpanStatus) {
    return setStatus.call(this, { code });
  };
  // Events contain the messages and stacks of exceptions.
  methods.addEvent = function (this: Span) {
    return this;
  };
}
