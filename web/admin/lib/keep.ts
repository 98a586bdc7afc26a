import { redirect, type Redirect } from '#web/lib/outcome.ts'
import { doneAt } from './done.ts'
import { textOf } from './form.ts'

interface Calls<Values> {
  create(values: Values, options: { idempotencyKey?: string }): Promise<{ changeId: string }>
  update(values: Values & { id: string; version: string }): Promise<{ changeId: string }>
}

/** Saves what the form edits, or makes it where it has no id yet, and goes back to the list, which says so. */
export async function keep<Values extends object>(
  form: FormData,
  list: string,
  calls: Calls<Values>,
  values: Values,
): Promise<Redirect> {
  const id = textOf(form, 'id')
  const { changeId } = id
    ? await calls.update({ id, version: textOf(form, 'version'), ...values })
    : await calls.create(values, { idempotencyKey: textOf(form, 'key') || undefined })
  return redirect(doneAt(list, id ? 'saved' : 'created', changeId), 303)
}
