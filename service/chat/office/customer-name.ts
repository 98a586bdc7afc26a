import type { Translate } from '#platform/texts/messages.ts'

/** A visitor has no name, but is distinguished from the others. */
export const customerName = ({ id, customerName: name }: { id: number; customerName: string | null }, t: Translate) =>
  name ?? t('adminChat.visitor', { id })
