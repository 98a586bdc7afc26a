import type { PlainKey } from '#platform/texts/messages.ts'

/** What the next page says has been done. */
export const doneTexts = {
  saved: 'adminForm.doneSaved',
  created: 'adminForm.doneCreated',
  deleted: 'adminForm.doneDeleted',
  changed: 'adminForm.doneChanged',
  undone: 'adminForm.doneUndone',
  invited: 'adminForm.doneInvited',
  disabled: 'adminForm.doneDisabled',
  enabled: 'adminForm.doneEnabled',
  reset: 'adminForm.doneReset',
  password: 'adminForm.donePassword',
  confirmed: 'adminForm.doneConfirmed',
  rejected: 'adminForm.doneRejected',
  shipped: 'adminForm.doneShipped',
  closed: 'adminForm.doneClosed',
  refunded: 'adminForm.doneRefunded',
  decided: 'adminForm.doneDecided',
  answered: 'adminForm.doneAnswered',
  noted: 'adminForm.doneNoted',
  assigned: 'adminForm.doneAssigned',
  quoted: 'adminForm.doneQuoted',
  asked: 'adminForm.doneAsked',
  withdrawn: 'adminForm.doneWithdrawn',
  settled: 'adminForm.doneSettled',
  signedOut: 'adminForm.doneSignedOut',
  reviewed: 'adminForm.doneReviewed',
  sent: 'adminForm.doneSent',
  tested: 'adminForm.doneTested',
  started: 'adminForm.doneStarted',
  imported: 'adminForm.doneImported',
  issued: 'adminForm.doneIssued',
} as const satisfies Record<string, PlainKey>
export type Done = keyof typeof doneTexts

export const isDone = (text: string | null): text is Done => text !== null && text in doneTexts

/** The address to go to, with the word to say there; a change that can be undone is named too. */
export function doneAt(path: string, done: Done, changeId?: string): string {
  const url = new URL(path, 'http://local.invalid')
  url.searchParams.set('done', done)
  if (changeId) url.searchParams.set('change', changeId)
  return url.pathname + url.search
}

/** The query without what was said. */
export function withoutDone(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('done')
  query.delete('change')
  return query.toString()
}
