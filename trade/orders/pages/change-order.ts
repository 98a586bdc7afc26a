import { intentIn } from '#platform/web/intent-in.ts'
import { to } from '#platform/contract/to.ts'
import { redirect, redirectDocument } from '#platform/web/outcome.ts'
import { typedLetter } from '#trade/letters-of-credit/typed-letter.ts'
import type { Action } from '#platform/web/page.ts'
import type { Visit } from '#platform/web/visit.ts'

type Acting = Visit & { form: FormData }
const text = (form: FormData, name: string) => String(form.get(name) ?? '')
const onceOf = (form: FormData) => ({ idempotencyKey: text(form, 'key') || undefined })

/** Everything a buyer does on the page of orders, by the name of the button. */
const steps: Record<string, (acting: Acting, id: number) => Promise<unknown>> = {
  cancel: ({ api }, id) => api.orders.cancel({ id }),
  receive: ({ api }, id) => api.orders.receive({ id }),
  receiveShipment: ({ api, form }, id) => api.orders.receiveShipment({ id, shipmentId: text(form, 'shipmentId') }),
  answerWeight: ({ api, form }, id) =>
    api.orders.answerWeight({ id, requestId: text(form, 'requestId'), agree: text(form, 'agree') === '1' }),
  delete: async ({ api }, id) => {
    await api.orders.delete({ id })
    return redirect(to.orders(), 303)
  },
  reorder: async ({ api }, id) => {
    const { added, dropped } = await api.orders.reorder({ id })
    return redirect(to.cart({ added, dropped }), 303)
  },
  pay: async ({ api, form }, id) => {
    const method = text(form, 'method')
    const started = await api.payments.start({ id, method: method as 'alipay' })
    return started.kind === 'redirect' ? redirectDocument(started.url) : { code: started.code }
  },
  slip: async ({ api, form }, id) => {
    await api.orders.sendSlip({ id, uploadId: text(form, 'uploadId') })
    return null
  },
  registerLetter: async ({ api, form }, id) => {
    await api.orders.registerLetter({ id, ...typedLetter(form), fileId: text(form, 'fileId') }, onceOf(form))
    return redirect(to.order(id, { done: 'letter' }), 303)
  },
  reply: async ({ api, form }, id) => {
    const fileIds = [...form.keys()].filter((name) => /^files\.\d+\.id$/.test(name)).map((name) => text(form, name))
    await api.orders.reply({ id, body: text(form, 'body'), fileIds }, onceOf(form))
    return redirect(`${to.order(id)}#thread`, 303)
  },
  comment: async ({ api, form }, id) => {
    const lines = form.getAll('lineId').map((lineId) => ({
      lineId: String(lineId),
      score: text(form, `score-${String(lineId)}`),
      content: text(form, `content-${String(lineId)}`),
    }))
    const nameChoice = (text(form, 'nameChoice') || undefined) as 'hidden' | undefined
    await api.orders.comment({ id, lines, nameChoice }, onceOf(form))
    return redirect(to.order(id, { done: 'comment' }), 303)
  },
  withdrawReturn: async ({ api, form }, id) => {
    await api.orders.withdrawReturn({ id, returnId: text(form, 'returnId') })
    return null
  },
  return: async ({ api, form }, id) => {
    const lines = [...form.keys()]
      .filter((name) => name.startsWith('kilograms-') && text(form, name) !== '')
      .map((name) => ({ lineId: name.slice('kilograms-'.length), kilograms: text(form, name) }))
    const photoIds = form.getAll('photoIds').map(String)
    const kind = (text(form, 'kind') || 'return') as 'return'
    await api.orders.askReturn({ id, kind, lines, reason: text(form, 'reason'), photoIds }, onceOf(form))
    return redirect(to.order(id, { done: 'return' }), 303)
  },
}

export const changeOrder: Action = async (acting) => {
  return intentIn(steps, acting.form)(acting, Number(acting.form.get('id')))
}
