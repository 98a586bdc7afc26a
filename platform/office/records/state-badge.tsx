import type { ContentState } from './contract.ts'
import { dateTime } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Badge, type Tone } from '#platform/ui/badge.tsx'
import styles from './content.module.css'

const tones: Record<ContentState, Tone> = {
  published: 'success',
  scheduled: 'brand',
  draft: 'neutral',
  ended: 'neutral',
}

export const stateAt = (publishedAt: string | null, now: number): ContentState =>
  publishedAt === null ? 'draft' : Date.parse(publishedAt) > now ? 'scheduled' : 'published'

/** Whether it is on the site, and since or from when. */
export function StateBadge({ state, publishedAt }: { state: ContentState; publishedAt: string | null }) {
  const t = useT()
  return (
    <span className={styles.state}>
      <Badge tone={tones[state]}>{t(`adminContent.state_${state}`)}</Badge>{' '}
      {publishedAt && <time dateTime={publishedAt}>{dateTime(publishedAt)}</time>}
    </span>
  )
}
