import type { OfficeApi } from '#platform/contract/registered.ts'
import { to } from '#platform/contract/to.ts'
import { doneAt } from '#platform/office/done.ts'
import { textOf } from '#platform/office/form.ts'
import { rowsIn } from '#platform/office/rows.ts'
import { redirect } from '#platform/web/outcome.ts'
import type { Currency } from '#platform/contract/currencies.ts'

/** What the form of costs sent; a row without a price says that the cost is not known. */
export async function saveByForm(api: OfficeApi, form: FormData) {
  const id = textOf(form, 'id')
  const costs = rowsIn(form, 'costs', ['lotId', 'price', 'currency']).map(({ lotId = '', price = '', currency }) => ({
    lotId,
    price,
    currency: currency as Currency | '',
  }))
  await api.costs.save({ id, costs })
  return redirect(doneAt(to.office.products.edit(id), 'saved'), 303)
}
