import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/** Where log lines go when it is not the standard output. */
export interface LogStream {
  write(line: string): void
}

/** JSON lines with a request id; the query is left out, because links carry tokens in it. */
export const loggerOptions = (config: Config, stream?: LogStream) => ({
  level: config.logLevel,
  ...(stream && { stream }),
  serializers: {
    req: (request: FastifyRequest) => ({
      method: request.method,
      path: masked(request.url.split('?', 1)[0] ?? ''),
      ip: request.ip,
    }),
    err: loggedError,
  },
})

interface LoggedError extends Record<string, unknown> {
  type: string
  message: string
  stack: string
  code?: string
  /** Of the database: which rule was broken where. Never its detail, which repeats the row. */
  constraint?: string
  table?: string
  cause?: LoggedError
}

/** What helps to find a mistake; whatever else hangs on an error may be what somebody sent. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: masked(String(error)), stack: '' }
  const { code, constraint, table } = error as { code?: unknown; constraint?: string; table?: string }
  const safe = withoutValues(error.message, code)
  return {
    type: error.name,
    message: masked(safe),
    stack: masked((error.stack ?? '').replace(error.message, safe)),
    ...(code !== undefined && { code: String(code) }),
    ...(constraint && { constraint }),
    ...(table && { table }),
    ...(error.cause instanceof Error && { cause: loggedError(error.cause) }),
  }
}

/** The database repeats a value that it cannot read; those mistakes have codes of the class 22. */
const withoutValues = (message: string, code: unknown) =>
  typeof code === 'string' && /^22...$/.test(code) ? message.replace(/".*"/s, '"…"') : message

/** Text without what names or lets in a person: addresses, numbers of mobiles, queries of links, tokens, hashes. */
export const masked = (text: string) =>
  text
    // Whole runs are taken and looked at afterwards: a pattern that starts anew at each of their characters is quadratic.
    .replace(/[\w.+@-]+/g, (run) => (/@[\w-]+\./.test(run) ? `***${run.slice(run.lastIndexOf('@'))}` : run))
    .replace(/(?<!\d)1\d{10}(?!\d)/g, '1**********')
    .replace(/\?[^\s"'<>)]*/g, (query) => (query.includes('=') ? '?…' : query))
    .replace(/(?:[\w-]{40,}|[\da-f]{32,})/g, '…')
