import { intentIn } from '#platform/web/intent-in.ts'
import { to } from '#platform/contract/to.ts'
import { redirect } from '#platform/web/outcome.ts'
import type { Action } from '#platform/web/page.ts'

type Acting = Parameters<Action>[0]
const text = ({ form }: Acting, name: string) => String(form.get(name) ?? '')

/** What can be done with a request, by the name of its button. */
const steps: Record<string, (acting: Acting, id: number) => Promise<string>> = {
  approve: async (acting, id) => {
    const once = { idempotencyKey: text(acting, 'key') || undefined }
    await acting.api.approvals.approve({ id, fingerprint: text(acting, 'fingerprint') }, once)
    return to.approval(id, { done: 'approved' })
  },
  reject: async (acting, id) => {
    await acting.api.approvals.reject({ id, reason: text(acting, 'reason') })
    return to.approval(id, { done: 'rejected' })
  },
  withdraw: async ({ api }, id) => {
    await api.approvals.withdraw({ id })
    return to.approval(id, { done: 'withdrawn' })
  },
  toCart: async ({ api }, id) => {
    const { orders } = await api.approvals.info({ id })
    const items = orders
      .flatMap(({ lines }) => lines)
      .flatMap(({ productId, lotId, kilograms }) =>
        productId === null ? [] : [{ productId, lotId: lotId ?? undefined, quantity: kilograms, unit: 'kg' as const }],
      )
    const { dropped } = await api.cart.merge({ items })
    return to.cart({ added: items.length - dropped, dropped })
  },
}

export const decide: Action = async (acting) => {
  const step = intentIn(steps, acting.form)
  return redirect(await step(acting, Number(acting.form.get('id'))), 303)
}
