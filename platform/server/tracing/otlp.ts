import { spanKinds, type Span } from './span.ts'

const valueOf = (value: string | number) =>
  typeof value === 'string' ? { stringValue: value } : { intValue: String(value) }
const attributesOf = (attributes: Record<string, string | number>) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: valueOf(value) }))

/** The body of a request to `/v1/traces`, as OTLP writes it in JSON; `clock` is the time of day at which times began. */
export const otlpOf = (spans: readonly Span[], resource: Record<string, string | number>, clock: number) => {
  const nanoseconds = (at: number) => String(Math.round((clock + at) * 1e6))
  return JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: attributesOf(resource) },
        scopeSpans: [
          {
            scope: { name: 'polyharbor' },
            spans: spans.map(({ traceId, spanId, parentSpanId, name, kind, begun, ended, attributes, failed }) => ({
              traceId,
              spanId,
              parentSpanId,
              name,
              kind: spanKinds[kind],
              startTimeUnixNano: nanoseconds(begun),
              endTimeUnixNano: nanoseconds(ended),
              attributes: attributesOf(attributes),
              status: failed ? { code: 2 } : {},
            })),
          },
        ],
      },
    ],
  })
}
