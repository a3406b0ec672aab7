import { trace } from '@opentelemetry/api';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { metricsEnabled, tracingEnabled } from './tracing.ts';
import { requestDuration } from './metrics.ts';

export interface RecordedRequest {
  method: string;
  /** Pattern of the path, such as `/api/catalogue/products/:id`. */
  route: string;
  status: number;
}

const methods: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
]);

const routeVariable = 'route';

/**
 * Sets the route of a request whose handler matches any path.
 *
 * @param route one of a limited number of values, as each is a time series of the metrics
 */
export function setRoute(c: Context, route: string): void {
  c.set(routeVariable, route);
}

/** Returns the pattern of the path of the handler that has replied. */
export function routeOf(c: Context): string {
  return c.get(routeVariable) ?? routePath(c);
}

/**
 * Names the span of the request after its route, and records the duration.
 *
 * @param duration in ms
 */
export function recordRequest(request: RecordedRequest, duration: number): void {
  if (!tracingEnabled && !metricsEnabled) return;
  const { route, status } = request;
  // A client may send any word as a method.
  const method = methods.has(request.method) ? request.method : '_OTHER';
  trace.getActiveSpan()?.setAttribute('http.route', route).updateName(`${method} ${route}`);
  requestDuration.record(duration / 1_000, {
    'http.request.method': method,
    'http.route': route,
    // Deno would send a number as a floating-point number.
    'http.response.status_code': String(status),
  });
}

export const requestTelemetry = createMiddleware(async (c, next) => {
  const start = performance.now();
  await next();
  const request = { method: c.req.method, route: routeOf(c), status: c.res.status };
  recordRequest(request, performance.now() - start);
});
