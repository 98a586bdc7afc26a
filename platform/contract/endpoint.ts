import * as v from 'valibot'
import type { SecurityEventName } from './office/security-events.ts'
import type { Permission } from './permissions.ts'
import type { uploadTypes } from './upload-rules.ts'

/** Who may call: `open` anyone, `member` a signed-in customer, `operator` the site's own people with a permission. */
export type Access = 'open' | 'member' | 'operator'

/** One code, or several that are all needed; the back office has codes of its own. */
type Codes = string | readonly string[] | undefined
type MemberCodes = Permission | readonly Permission[] | undefined

export interface Endpoint<
  Input extends v.GenericSchema = v.GenericSchema,
  Output extends v.GenericSchema = v.GenericSchema,
  Who extends Access = Access,
  Code extends Codes = Codes,
> {
  method: 'GET' | 'POST'
  /** Relative to the API base; `{id}` is filled from the input's `id`. */
  path: string
  access: Who
  input: Input
  output: Output
  /** Set for the few calls that answer with a file instead of the envelope: text, or a `NamedFile`. */
  type?: 'image/svg+xml' | 'image/png' | 'audio/wav' | 'application/pdf' | (typeof uploadTypes)['csv' | 'xlsx']
  /** Set where the body is a form with a file of at most this size, instead of JSON. */
  fileBytes?: number
  /** Makes something: a repeat with the same `Idempotency-Key` header is answered, not done again. */
  creates?: boolean
  /** What the caller's role must allow. An open call asks it of members only: a visitor has no role. */
  permission?: Code
  /** Of operators: answers and changes only what is of the asking person's shop. Without it people of a shop are refused. */
  ofShop?: true
  /** Set where a success is something that whoever guards the site wants to know of. */
  event?: SecurityEventName
  /** What guests are answered depends on input and language alone, and is kept until what it shows changes. */
  kept?: true
}

export interface Declaration<Input, Output, Who, Code> {
  access: Who
  permission?: Code
  input?: Input
  output?: Output
  type?: Endpoint['type']
  fileBytes?: number
  creates?: boolean
  event?: SecurityEventName
  kept?: true
}

/** A file with the name it is saved under. */
export const NamedFile = v.object({ name: v.string(), bytes: v.instance(Uint8Array<ArrayBuffer>) })
export type NamedFile = v.InferOutput<typeof NamedFile>

const nothing = v.object({})
const noAnswer = v.null()
type Nothing = typeof nothing
type NoAnswer = typeof noAnswer

const declare =
  (method: 'GET' | 'POST') =>
  <
    Who extends Access,
    Input extends v.GenericSchema = Nothing,
    Output extends v.GenericSchema = NoAnswer,
    const Code extends MemberCodes = undefined,
  >(
    path: string,
    { access, permission, input, output, type, fileBytes, creates, event, kept }: Declaration<Input, Output, Who, Code>,
  ): Endpoint<Input, Output, Who, Code> => ({
    method,
    path,
    access,
    permission,
    input: input ?? (nothing as unknown as Input),
    output: output ?? (noAnswer as unknown as Output),
    type,
    fileBytes,
    creates,
    event,
    kept,
  })

export const get = declare('GET')
export const post = declare('POST')

export type Contract = Record<string, Record<string, Endpoint>>

/** What a caller passes in, before parsing. */
export type InputOf<E extends Endpoint> = v.InferInput<E['input']>
/** What a handler receives: parsed, with defaults. */
export type ParsedOf<E extends Endpoint> = v.InferOutput<E['input']>
/** What a caller gets back. */
export type OutputOf<E extends Endpoint> = v.InferOutput<E['output']>

/** Names of the calls that ask for a permission, such as `orders.cancel`. */
export type GuardedCall<C> = {
  [Noun in keyof C & string]: {
    [Verb in keyof C[Noun] & string]: C[Noun][Verb] extends Endpoint<infer _In, infer _Out, infer _Who, infer Code>
      ? Code extends undefined
        ? never
        : `${Noun}.${Verb}`
      : never
  }[keyof C[Noun] & string]
}[keyof C & string]

/** The codes that a call asks for. */
export const codesOf = ({ permission }: Endpoint): readonly string[] =>
  typeof permission === 'string' ? [permission] : (permission ?? [])

export const endpointsOf = (contract: Contract): { name: string; endpoint: Endpoint }[] =>
  Object.entries(contract).flatMap(([noun, endpoints]) =>
    Object.entries(endpoints).map(([verb, endpoint]) => ({ name: `${noun}.${verb}`, endpoint })),
  )
