import type { OfficeApi } from '#platform/contract/registered.ts'
import { to } from '#platform/contract/to.ts'
import { doneAt } from '#platform/office/done.ts'
import { fieldsOf, textOf } from '#platform/office/form.ts'
import { redirect } from '#platform/web/outcome.ts'

/** What the form below a product sent. */
export async function moveByForm(api: OfficeApi, form: FormData) {
  const id = textOf(form, 'id')
  const input = { id, ...fieldsOf(form, 'lotId', 'fromId', 'toId', 'kilograms', 'reason') }
  await api.stockMoves.move(input, { idempotencyKey: textOf(form, 'key') || undefined })
  return redirect(doneAt(to.office.products.edit(id), 'changed'), 303)
}
