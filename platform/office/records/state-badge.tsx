import type { PublishState } from './record.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Badge, type Tone } from '#platform/ui/badge.tsx'
import styles from './records.module.css'
import { TimeAt } from '../ui/time-at.tsx'

const tones: Record<PublishState, Tone> = {
  published: 'success',
  scheduled: 'brand',
  draft: 'neutral',
  ended: 'neutral',
}

/** Whether it is on the site, and since or from when. */
export function StateBadge({ state, publishedAt }: { state: PublishState; publishedAt: string | null }) {
  const t = useT()
  return (
    <span className={styles.state}>
      <Badge tone={tones[state]}>{t(`adminContent.state_${state}`)}</Badge> {publishedAt && <TimeAt at={publishedAt} />}
    </span>
  )
}
