import { empty } from '#platform/texts/format.ts'
import type { BroadcastRow } from './contract.ts'
import { localised } from '#platform/texts/localised.ts'
import type { Translator } from '#platform/texts/messages.ts'

/** Who is meant, in words: a role or a person by name, and the language if it matters. */
export function audienceText(row: BroadcastRow, t: Translator): string {
  const { audience, roleName, roleNameEn, memberName, locale } = row
  const names = {
    all: t('adminBroadcasts.audience_all'),
    role: localised(t.locale, roleName ?? '', roleNameEn ?? '').text || empty,
    member: memberName ?? empty,
  }
  if (!locale) return names[audience]
  const language = t(locale === 'zh-CN' ? 'adminForm.chinese' : 'adminForm.english')
  return t('adminBroadcasts.audienceOf', { audience: names[audience], language })
}
