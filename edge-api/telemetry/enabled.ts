import { createNoopMeter, metrics, trace } from '@opentelemetry/api';

/** `true` if the runtime records spans (`OTEL_DENO=true`). */
export const tracingEnabled = trace.getTracer('thach-an').startSpan('probe').isRecording();

/** `true` if the runtime records metrics (`OTEL_DENO=true`). */
export const metricsEnabled = metrics.getMeter('thach-an') !== createNoopMeter();
