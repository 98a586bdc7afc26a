import type { Translator } from '#platform/texts/messages.ts'
import { allRecords, recordOf } from '../records/registry.ts'
import { isOwnNoun, ownNouns, type AuditNoun } from './contract.ts'

/** What one thing of a noun is called; record nouns say it in their own texts. */
export function nounText(t: Translator, noun: AuditNoun): string {
  if (isOwnNoun(noun)) return t(`adminAudit.noun_${noun}`)
  const record = recordOf(noun)
  return record ? t(`${record.texts}.one`) : noun
}

/** Everything that the audit can be about. */
export const nounOptions = (t: Translator) => [
  ...ownNouns.map((noun) => ({ value: noun as string, label: nounText(t, noun) })),
  ...allRecords().map(({ noun, texts }) => ({ value: noun, label: t(`${texts}.one`) })),
]
