import type { Endpoint, InputOf, OutputOf } from './endpoint.ts'

export interface Envelope {
  code: number
  msg: string
  data: unknown
}

/** The least a transport must know of an endpoint; the browser ships only this. */
export type Wire = Pick<Endpoint, 'method' | 'path'>

export interface CallOptions {
  signal?: AbortSignal
  /** Let it finish although the page is being left. */
  keepalive?: boolean
  /** For calls that create: the same key makes one thing, however often it is sent. */
  idempotencyKey?: string
}

export type Transport = (name: string, wire: Wire, input: object, options: CallOptions) => Promise<Envelope>

type Call<E extends Endpoint> =
  object extends InputOf<E>
    ? (input?: InputOf<E>, options?: CallOptions) => Promise<OutputOf<E>>
    : (input: InputOf<E>, options?: CallOptions) => Promise<OutputOf<E>>

export type Client<C> = {
  [Noun in keyof C]: { [Verb in keyof C[Noun]]: C[Noun][Verb] extends Endpoint ? Call<C[Noun][Verb]> : never }
}

/** A call that the server understood and refused, or that never reached it (`status` 0). */
export class ApiError extends Error {
  override name = 'ApiError'
  status: number
  code: number
  data: unknown

  constructor(status: number, envelope: Envelope) {
    super(envelope.msg)
    this.status = status
    this.code = envelope.code
    this.data = envelope.data
  }

  /** Field name → message in the visitor's language, for forms. */
  get fields(): Record<string, string> {
    const data = this.data as { fields?: Record<string, string> } | null
    return data?.fields ?? {}
  }

  /** Something else that the refusal says, such as `captchaDue`. */
  fact(name: string): number | boolean | string | undefined {
    return (this.data as Record<string, number | boolean | string> | null)?.[name]
  }
}

export type Wires = Record<string, Record<string, Wire>>

/** How a call travels. */
export type WireOf = (noun: string, verb: string) => Wire

export const wireIn =
  (wires: Wires): WireOf =>
  (noun, verb) => {
    const wire = wires[noun]?.[verb]
    if (!wire) throw new Error(`There is no call ${noun}.${verb}.`)
    return wire
  }

/** One function per call, made when it is first asked for. */
export function createClient<C>(wireOf: WireOf, transport: Transport): Client<C> {
  const call =
    (noun: string, verb: string) =>
    async (input: object = {}, options: CallOptions = {}) =>
      (await transport(`${noun}.${verb}`, wireOf(noun, verb), input, options)).data
  return onDemand((noun) => onDemand((verb) => call(noun, verb))) as Client<C>
}

const onDemand = <Value>(make: (name: string) => Value) =>
  new Proxy<Record<string, Value>>({}, { get: (made, name: string) => (made[name] ??= make(name)) })

/** Fills `{id}` and returns the rest, which goes into the query or the body. */
export function fillPath(path: string, input: object): { path: string; rest: Record<string, unknown> } {
  const rest: Record<string, unknown> = { ...input }
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = rest[key]
    delete rest[key]
    return encodeURIComponent(String(value))
  })
  return { path: filled, rest }
}

export function toQuery(values: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined || value === null) continue
    for (const item of Array.isArray(value) ? value : [value]) query.append(key, String(item))
  }
  const text = query.toString()
  return text && `?${text}`
}
