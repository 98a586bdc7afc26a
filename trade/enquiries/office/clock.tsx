import { firstAnswerGoalMinutes } from './contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { minutesBetween, stretch } from './waited.ts'

interface ClockProps {
  enquiry: { createdAt: string; firstAnswerAt: string | null; waitingSince: string | null }
  /** When the page was asked for: the same on the server and in the browser. */
  now: string
}

/** How long the buyer has been waiting, or how fast the first answer was. */
export function Clock({ enquiry: { createdAt, firstAnswerAt, waitingSince }, now }: ClockProps) {
  const t = useT()
  if (waitingSince) {
    const late = minutesBetween(waitingSince, now) > firstAnswerGoalMinutes
    return (
      <Badge tone={late ? 'danger' : 'warning'}>
        {t('adminEnquiries.waits', { time: stretch(t, waitingSince, now) })}
      </Badge>
    )
  }
  if (!firstAnswerAt) return <Badge>{t('adminEnquiries.answeredMark')}</Badge>
  return (
    <span className="muted">{t('adminEnquiries.firstAnswerIn', { time: stretch(t, createdAt, firstAnswerAt) })}</span>
  )
}
