// OpenTelemetry export: context across awaits, W3C trace headers, batches over OTLP. Loaded only when there is a collector.
import {
  type Context,
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { RequestEnd, StatementEnd, Tracing, TracingOptions } from './tracing.ts';

const SEND_EVERY_MS = 2_000;
const SEND_WITHIN_MS = 2_000;
/** Beyond these they are dropped, not kept in memory. */
const MAX_WAITING = 4_096;
const TOLD_EVERY_MS = 60_000;

export function openTelemetry({ endpoint, ratio, role, log }: TracingOptions): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: SEND_WITHIN_MS,
  });
  const batches = new BatchSpanProcessor({
    exporter: tellingFaults(exporter, log),
    scheduledDelayMillis: SEND_EVERY_MS,
    exportTimeoutMillis: SEND_WITHIN_MS,
    maxQueueSize: MAX_WAITING,
  });
  // A stranger may send trace headers too: how many are traced is ours to say, whatever they ask for.
  const sampled = new TraceIdRatioBasedSampler(ratio);
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({
        'service.name': process.env.OTEL_SERVICE_NAME?.trim() || 'millwright',
        'millwright.role': role,
      }),
    ),
    sampler: new ParentBasedSampler({ root: sampled, remoteParentSampled: sampled }),
    spanProcessors: [batches],
  });
  const contexts = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(contexts);
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const tracer = provider.getTracer('millwright');

  return {
    request({ method, headers }, work) {
      const from = propagation.extract(context.active(), headers);
      const span = tracer.startSpan(
        method,
        { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } },
        from,
      );
      context.with(trace.setSpan(from, span), work);
      return ({ route, status }: RequestEnd) => {
        if (route !== undefined)
          span.updateName(`${method} ${route}`).setAttribute('http.route', route);
        if (status !== undefined) span.setAttribute('http.response.status_code', status);
        if (status === undefined) span.setAttribute('error.type', 'aborted');
        else if (status >= 500)
          span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', String(status));
        span.end();
      };
    },
    statement(tell) {
      const active: Context = context.active();
      if (trace.getSpan(active)?.isRecording() !== true) return;
      const { name, sql, ms, isFailed }: StatementEnd = tell();
      const now = Date.now();
      const attributes = {
        'db.system.name': 'postgresql',
        'db.query.text': sql,
        'db.query.summary': name,
      };
      const span = tracer.startSpan(
        name,
        { kind: SpanKind.CLIENT, startTime: now - ms, attributes },
        active,
      );
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(now);
    },
    async job(queue, work) {
      const attributes = {
        'messaging.system': 'pg-boss',
        'messaging.operation.type': 'process',
        'messaging.destination.name': queue,
      };
      return await tracer.startActiveSpan(
        `process ${queue}`,
        { kind: SpanKind.CONSUMER, attributes, root: true },
        async (span) => {
          try {
            return await work();
          } catch (error) {
            span.setStatus({ code: SpanStatusCode.ERROR });
            throw error;
          } finally {
            span.end();
          }
        },
      );
    },
    async close() {
      await provider.shutdown().catch(() => {});
      contexts.disable();
      context.disable();
      propagation.disable();
    },
  };
}

/** An unavailable collector costs nothing but a log line a minute. */
function tellingFaults(
  exporter: OTLPTraceExporter,
  log: Pick<TracingOptions['log'], 'warn'>,
): OTLPTraceExporter {
  let told = Number.NEGATIVE_INFINITY;
  const send = exporter.export.bind(exporter);
  exporter.export = (spans, done) =>
    send(spans, (result) => {
      if (result.error !== undefined && performance.now() - told > TOLD_EVERY_MS) {
        told = performance.now();
        log.warn(
          { lost: spans.length, reason: result.error.message },
          'traces could not be sent to the collector',
        );
      }
      done(result);
    });
  return exporter;
}
