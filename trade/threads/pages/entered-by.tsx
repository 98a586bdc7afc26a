import type { Entered } from '#identity/members/channel.ts'
import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'

/** That somebody of the house entered it, and after what; nothing where the buyer did. */
export function EnteredBy({ entered }: { entered: Entered | null }) {
  const t = useT()
  if (!entered) return null
  const name = localised(t.locale, entered.name, entered.nameEn).text
  return <p className="muted">{t(`threads.entered_${entered.channel}`, { name })}</p>
}
