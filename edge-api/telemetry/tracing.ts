import {
  type Attributes,
  createNoopMeter,
  metrics,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/** `true` if the runtime records spans (`OTEL_DENO=true`). */
export const tracingEnabled = trace.getTracer('thach-an').startSpan('probe').isRecording();

/** `true` if the runtime records metrics (`OTEL_DENO=true`). */
export const metricsEnabled = metrics.getMeter('thach-an') !== createNoopMeter();

const tracer = trace.getTracer('thach-an');

/** Returns the id of the trace of the current request; `undefined` if none is recorded. */
export function currentTraceId(): string | undefined {
  return tracingEnabled ? trace.getActiveSpan()?.spanContext().traceId : undefined;
}

/** Runs `work` in a span for a request to another system, such as the database. */
export function withClientSpan<T>(
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
): Promise<T> {
  if (!tracingEnabled) return work();
  return tracer.startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      markFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

function markFailed(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
  span.setStatus({ code: SpanStatusCode.ERROR });
}
