/** What took how long, and as a part of what. Times are those of `performance.now()`. */
export interface Span {
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  kind: keyof typeof spanKinds
  name: string
  begun: number
  ended: number
  attributes: Record<string, string | number>
  failed: boolean
}

/** As the protocol counts them. */
export const spanKinds = { internal: 1, server: 2, client: 3 } as const

// Ids tell spans apart and guard nothing.
const eightDigits = () =>
  Math.floor(Math.random() * 2 ** 32)
    .toString(16)
    .padStart(8, '0')
export const newSpanId = () => eightDigits() + eightDigits()
export const newTraceId = () => newSpanId() + newSpanId()

/** The trace that a request belongs to, by the header `traceparent`. */
export function parentOf(header: unknown): { traceId: string; spanId: string; sampled: boolean } | undefined {
  const [, traceId = '', spanId = '', flags = ''] =
    /^(?!ff)[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-|$)/.exec(String(header)) ?? []
  if (!/[1-9a-f]/.test(traceId) || !/[1-9a-f]/.test(spanId)) return undefined
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

/** By the id alone, so that all who see a trace decide alike. */
export const isInShare = (traceId: string, share: number) =>
  share >= 1 || Number.parseInt(traceId.slice(-13), 16) < share * 2 ** 52
