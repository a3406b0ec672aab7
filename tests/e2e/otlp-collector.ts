import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Attribute of a span or of a data point, in the JSON form of OTLP. */
interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: string };
}

/** Span in the JSON form of OTLP. */
export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string;
  name: string;
  /** 2 for the server of a request, 3 for a client. */
  kind: number;
  attributes: Attribute[];
  status: { message: string; code: number };
}

interface DataPoint {
  attributes: Attribute[];
}

/** Metric in the JSON form of OTLP. */
export interface CollectedMetric {
  name: string;
  unit: string;
  histogram?: { dataPoints: DataPoint[] };
  sum?: { dataPoints: DataPoint[]; isMonotonic: boolean };
  gauge?: { dataPoints: DataPoint[] };
}

/** Receiver of OTLP over HTTP (JSON), the protocol of OpenTelemetry. */
export interface OtlpCollector {
  url: string;
  /** All bodies that were received, as text. */
  received(): string;
  spans(): CollectedSpan[];
  /** Latest state of each metric, by name. */
  metrics(): ReadonlyMap<string, CollectedMetric>;
  close(): void;
}

/** Starts a collector on loopback. Requests to other paths are answered with an empty object. */
export async function startOtlpCollector(): Promise<OtlpCollector> {
  const texts: string[] = [];
  const spans: CollectedSpan[] = [];
  const metrics = new Map<string, CollectedMetric>();
  const server = createServer(async (request, response) => {
    if (request.url?.startsWith('/v1/')) {
      const text = await readText(request);
      texts.push(text);
      const body = JSON.parse(text);
      for (const { scopeSpans } of body.resourceSpans ?? []) {
        for (const scope of scopeSpans) spans.push(...scope.spans);
      }
      for (const { scopeMetrics } of body.resourceMetrics ?? []) {
        for (const scope of scopeMetrics) {
          for (const metric of scope.metrics) metrics.set(metric.name, metric);
        }
      }
    }
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received: () => texts.join('\n'),
    spans: () => spans,
    metrics: () => metrics,
    close: () => void server.close(),
  };
}

/** Returns an attribute of a span or a data point as text. */
export function attributeOf(
  { attributes }: Pick<CollectedSpan, 'attributes'>,
  key: string,
): string | undefined {
  const value = attributes.find((attribute) => attribute.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text;
}
