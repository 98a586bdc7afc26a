import { firstAnswerGoalMinutes } from './contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { stretch } from './waited.ts'

interface ClockProps {
  enquiry: { minutes: number | null; waitingSince: string | null }
}

/** How long of our office hours the buyer has been waiting, or how fast the first answer was; what is late is marked. */
export function Clock({ enquiry: { minutes, waitingSince } }: ClockProps) {
  const t = useT()
  if (minutes === null) return <Badge>{t('adminEnquiries.answeredMark')}</Badge>
  const atOnce = minutes < 1
  if (waitingSince && atOnce) return <Badge tone="warning">{t('adminEnquiries.justIn')}</Badge>
  const late = minutes > firstAnswerGoalMinutes
  const time = stretch(t, minutes)
  if (waitingSince)
    return (
      <Badge tone={late ? 'danger' : 'warning'}>
        {t(late ? 'adminEnquiries.late' : 'adminEnquiries.waits', { time })}
      </Badge>
    )
  // Answered before the office opened: nobody waited.
  if (atOnce) return <span className="muted">{t('adminEnquiries.firstAnswerAtOnce')}</span>
  return <span className="muted">{t('adminEnquiries.firstAnswerIn', { time })}</span>
}
