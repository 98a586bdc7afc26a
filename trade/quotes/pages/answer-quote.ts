import { intentIn } from '#platform/web/intent-in.ts'
import { OrderStatus } from '#platform/contract/enums.ts'
import { to } from '#platform/contract/to.ts'
import { redirect } from '#platform/web/outcome.ts'
import type { Action } from '#platform/web/page.ts'
import { chooseName } from './quantity-choice.tsx'
import type { Visit } from '#platform/web/visit.ts'

type Acting = Visit & { form: FormData }
const text = (form: FormData, name: string) => String(form.get(name) ?? '')
const onceOf = (form: FormData) => ({ idempotencyKey: text(form, 'key') || undefined })

/** The decisions, by the name of the form. */
const steps: Record<string, (acting: Acting, id: number) => Promise<unknown>> = {
  accept: async ({ api, form }, id) => {
    const wish = {
      id,
      addressId: text(form, 'addressId'),
      note: text(form, 'note'),
      invoiceTitleId: text(form, 'invoiceTitleId'),
    }
    const { orders, approvalId } = await api.quotes.accept(wish, onceOf(form))
    // What waits for approval may still come to nothing, so the others are kept until then.
    if (approvalId === null && form.has('declineOthers'))
      await api.enquiries.declineOthers({ id: Number(text(form, 'enquiryId')) })
    if (approvalId !== null) return redirect(to.approval(approvalId, { done: 'asked' }), 303)
    const [first] = orders
    const one = orders.length === 1 && first
    return redirect(
      to.orders({ ...(one ? { id: one.id } : { status: OrderStatus.unpaid }), placed: orders.length }),
      303,
    )
  },
  choose: async ({ api, form }, id) => {
    const lines = [...form.keys()]
      .filter((name) => name.startsWith(chooseName))
      .map((name) => ({ position: name.slice(chooseName.length), kilograms: text(form, name) }))
    const next = await api.quotes.choose({ id, lines }, onceOf(form))
    return redirect(to.quote(next.id), 303)
  },
  counter: async ({ api, form }, id) => {
    const lines = [...form.keys()]
      .filter((name) => name.startsWith('target-'))
      .map((name) => ({ position: name.slice('target-'.length), targetPrice: text(form, name) }))
    await api.quotes.counter({ id, message: text(form, 'message'), lines }, onceOf(form))
    return redirect(to.quote(id, { done: 'countered' }), 303)
  },
  decline: async ({ api, form }, id) => {
    await api.quotes.decline({ id, reason: text(form, 'reason'), note: text(form, 'note') })
    return redirect(to.quote(id, { done: 'declined' }), 303)
  },
}

export const answerQuote: Action = async (acting) => {
  return intentIn(steps, acting.form)(acting, Number(acting.form.get('id')))
}
