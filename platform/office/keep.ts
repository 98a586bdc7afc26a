import { redirect, type Redirect } from '#platform/web/outcome.ts'
import { doneAt } from './done.ts'
import { textOf, textsOf } from './form.ts'

interface Calls<Values> {
  create(values: Values, options: { idempotencyKey?: string }): Promise<{ id: number; changeId: string }>
  update(values: Values & { id: string; version: string; since?: string }): Promise<{ changeId: string }>
}

/** Who saves over a colleague's version sends it first, and then the one that the form was opened with. */
export function versionsIn(form: FormData): { version: string; since?: string } {
  const [version = '', since = version] = textsOf(form, 'version')
  return { version, ...(since !== version && { since }) }
}

/** Saves what the form edits, or makes it where it has no id yet, and goes to the list or the thing, which says so. */
export async function keep<Values extends object>(
  form: FormData,
  then: string | ((id: string) => string),
  calls: Calls<Values>,
  values: Values,
): Promise<Redirect> {
  const id = textOf(form, 'id')
  const kept = id
    ? { id, ...(await calls.update({ id, ...versionsIn(form), ...values })) }
    : await calls.create(values, { idempotencyKey: textOf(form, 'key') || undefined })
  const address = typeof then === 'string' ? then : then(String(kept.id))
  return redirect(doneAt(address, id ? 'saved' : 'created', kept.changeId), 303)
}
