import { fieldsOf, textOf, textsOf } from '#platform/office/form.ts'
import type { Done } from '#platform/office/done.ts'
import type { AdminVisit } from '#platform/office/visit.ts'
import { typedPacked } from '#trade/papers/office/typed-packed.ts'
import { typedRows, typedShipment } from '#trade/shipments/office/typed-shipment.ts'
import { typedLetter } from '#trade/letters-of-credit/typed-letter.ts'
import type { PaperKind } from '#trade/shipments/shipment.ts'
import type { ReturnDecision } from './contract.ts'

interface Sent extends Pick<AdminVisit, 'api'> {
  form: FormData
  id: string
  /** Of what creates something. */
  once: { idempotencyKey: string | undefined }
}

/** What the forms of the page do, and what is said when it is done. */
export const orderIntents: Record<string, [Done, (sent: Sent) => Promise<unknown>]> = {
  confirmTransfer: [
    'confirmed',
    ({ api, form, id, once }) =>
      api.orders.confirmTransfer(
        { id, ...fieldsOf(form, 'partId', 'amountMinor'), asReceived: form.has('asReceived') },
        once,
      ),
  ],
  waivePart: ['decided', ({ api, form, id }) => api.orders.waivePart({ id, ...fieldsOf(form, 'partId', 'reason') })],
  registerLetter: [
    'saved',
    ({ api, form, id, once }) =>
      api.orders.registerLetter({ id, ...typedLetter(form), fileId: textOf(form, 'fileIds') }, once),
  ],
  decideLetter: [
    'decided',
    ({ api, form, id }) =>
      api.orders.decideLetter({
        id,
        ...fieldsOf(form, 'letterId', 'answer'),
        decision: textOf(form, 'decision') as 'accept',
      }),
  ],
  rejectSlip: ['rejected', ({ api, form, id }) => api.orders.rejectSlip({ id, ...fieldsOf(form, 'answer') })],
  ship: [
    'shipped',
    ({ api, form, id, once }) => {
      const sheets = { ...typedPacked(form), ...fieldsOf(form, 'marks') }
      const shipment = { ...typedShipment(form), ...fieldsOf(form, 'lateReason') }
      return api.orders.ship({ id, ...shipment, ...(sheets.kinds.length > 0 && { sheets }) }, once)
    },
  ],
  changeShipment: [
    'saved',
    ({ api, form, id }) =>
      api.orders.changeShipment({
        id,
        ...fieldsOf(form, 'shipmentId', 'version', 'lateReason'),
        ...typedShipment(form),
      }),
  ],
  addPapers: [
    'saved',
    ({ api, form, id }) =>
      api.orders.addPapers({
        id,
        ...fieldsOf(form, 'shipmentId'),
        kind: textOf(form, 'kind') as PaperKind,
        fileIds: textsOf(form, 'fileIds'),
      }),
  ],
  removePaper: [
    'deleted',
    ({ api, form, id }) => api.orders.removePaper({ id, ...fieldsOf(form, 'shipmentId', 'fileId') }),
  ],
  close: ['closed', ({ api, form, id }) => api.orders.close({ id, ...fieldsOf(form, 'reason') })],
  askWeight: [
    'sent',
    ({ api, form, id }) => api.orders.askWeight({ id, ...fieldsOf(form, 'lineId', 'kilograms', 'reason') }),
  ],
  cancelGoods: [
    'changed',
    ({ api, form, id, once }) =>
      api.orders.cancelGoods({ id, ...fieldsOf(form, 'reason'), lines: typedRows(form) }, once),
  ],
  withdrawShipment: [
    'withdrawn',
    ({ api, form, id }) => api.orders.withdrawShipment({ id, ...fieldsOf(form, 'shipmentId', 'reason') }),
  ],
  refund: ['refunded', ({ api, form, id }) => api.orders.refund({ id, ...fieldsOf(form, 'reason') })],
  correctProforma: ['issued', ({ api, form, id }) => api.orders.correctProforma({ id, ...fieldsOf(form, 'reason') })],
  issueContract: ['issued', ({ api, form, id }) => api.orders.issueContract({ id, ...fieldsOf(form, 'reason') })],
  issueSheets: [
    'issued',
    ({ api, form, id }) =>
      api.orders.issueSheets({ id, ...fieldsOf(form, 'shipmentId', 'reason', 'marks'), ...typedPacked(form) }),
  ],
  refundDone: ['refunded', ({ api, form, id }) => api.orders.refundDone({ id, ...fieldsOf(form, 'refundId') })],
  answer: [
    'answered',
    ({ api, form, id, once }) =>
      api.orders.answer({ id, ...fieldsOf(form, 'body'), fileIds: textsOf(form, 'fileIds').map(Number) }, once),
  ],
  note: ['noted', ({ api, form, id, once }) => api.orders.note({ id, ...fieldsOf(form, 'body') }, once)],
  decideReturn: [
    'decided',
    ({ api, form, id }) =>
      api.orders.decideReturn({
        id,
        ...fieldsOf(form, 'returnId', 'answer', 'amountMinor'),
        decision: textOf(form, 'decision') as ReturnDecision,
      }),
  ],
}
