import * as v from 'valibot'
import type { Envelope } from '#platform/contract/client.ts'
import { codesOf, type Endpoint } from '#platform/contract/endpoint.ts'
import { Refusal, refusalKey } from '#platform/contract/errors.ts'
import { isFarEnough, isSigningIn, type OperatorPermission } from '#platform/contract/office/permissions.ts'
import { sayIn } from '#platform/texts/catalogues.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { Context, Operator } from './context.ts'
import { once } from './idempotency.ts'
import { permit } from './permit.ts'
import { pickerOf } from './pick-output.ts'
import { noteRefusal } from '../security/note-refusal.ts'
import { securityEvent } from '../security/security-event.ts'

export type AnyHandler = (input: never, context: never) => unknown

/** Access, input, handler, output: the one way into every operation, over HTTP and in-process alike. */
export async function execute(
  endpoint: Endpoint,
  handler: AnyHandler,
  input: unknown,
  context: Context,
  idempotencyKey?: string,
): Promise<Envelope> {
  try {
    const answer = await answerCall(endpoint, handler, input, context, idempotencyKey)
    if (endpoint.event) await securityEvent(context, endpoint.event, { call: endpoint.path })
    return answer
  } catch (error) {
    if (error instanceof Refusal) await noteRefusal(error, endpoint, input, context)
    throw error
  }
}

async function answerCall(
  endpoint: Endpoint,
  handler: AnyHandler,
  input: unknown,
  context: Context,
  idempotencyKey?: string,
): Promise<Envelope> {
  admit(endpoint, context)
  if (!isStorable(input)) throw new Refusal('INVALID_INPUT')
  const parsed = v.safeParse(endpoint.input, input)
  if (!parsed.success) throw new Refusal('INVALID_INPUT', { fields: fieldsOf(parsed.issues) })
  const work = async (within: Context): Promise<Envelope> => {
    const answer = await (handler as (input: unknown, context: Context) => unknown)(parsed.output, within)
    return { code: 0, msg: '', data: outputOf(endpoint, answer ?? null) }
  }
  if (!endpoint.creates || idempotencyKey === undefined) return work(context)
  return once({ key: idempotencyKey, call: endpoint.path, input: parsed.output }, context, work)
}

/** As the contract declares it; a site in service trusts its tests that it is so, and leaves out the rest alone. */
function outputOf({ output, path, type }: Endpoint, answer: unknown): unknown {
  if (import.meta.env?.PROD) return pickerOf(output)(answer)
  const checked = v.parse(output, answer)
  if (type) return checked
  const picked = pickerOf(output)(answer)
  if (JSON.stringify(picked) !== JSON.stringify(checked)) throw new Error(`${path} would be answered otherwise.`)
  return picked
}

/** Who may not call is turned away before anything is read. */
export function admit(endpoint: Endpoint, { caller, operator }: Context) {
  const { access, permission } = endpoint
  if (access === 'operator') return admitOperator(permission as OperatorPermission, endpoint.ofShop, operator)
  if (access === 'member' && !caller) throw new Refusal('SIGN_IN_FIRST')
  if (caller) permit(caller, ...codesOf(endpoint))
}

/** The one place where the back office looks at who may do what. */
function admitOperator(permission: OperatorPermission, ofShop: true | undefined, operator: Operator | undefined) {
  if (!operator || !isFarEnough(operator.stage, permission)) throw new Refusal('SIGN_IN_FIRST')
  if (!operator.permissions.includes(permission)) throw new Refusal('FORBIDDEN')
  if (operator.shopId !== null && !ofShop && !isSigningIn(permission)) throw new Refusal('FORBIDDEN')
}

export function refuse(refusal: Refusal, locale: Locale): Envelope {
  const say = sayIn(locale)
  const fields = refusal.fields && Object.fromEntries(Object.entries(refusal.fields).map(([k, key]) => [k, say(key)]))
  return {
    code: refusal.code,
    msg: refusal.tells?.(locale) ?? say(refusal.says ?? refusalKey(refusal.refusal)),
    data: fields || refusal.facts ? { fields, ...refusal.facts } : null,
  }
}

const fieldsOf = (issues: v.GenericIssue[]) => {
  const fields: Record<string, string> = {}
  for (const issue of issues) fields[v.getDotPath(issue) ?? ''] ??= issue.message
  return fields
}

/** PostgreSQL text holds neither NUL nor half a surrogate pair. */
export function isStorable(input: unknown): boolean {
  // A list of its own instead of recursion: a small body can nest deeper than the stack.
  const rest = [input]
  while (rest.length > 0) {
    const value = rest.pop()
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return false
    if (value && typeof value === 'object') for (const entry of Object.entries(value)) rest.push(...entry)
  }
  return true
}
