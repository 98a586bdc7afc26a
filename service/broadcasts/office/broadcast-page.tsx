import { to } from '#platform/contract/to.ts'
import { letterAction } from '#service/subscriptions/office/letter-action.ts'
import type { AdminVisit } from '#platform/office/visit.ts'
import { LetterPage, letterTitle } from '#service/subscriptions/office/letter-frame.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { audienceText } from './audience-text.ts'
import styles from './broadcasts.module.css'

const list = to.office.broadcasts()

export const loader = ({ api, url }: AdminVisit) => api.broadcasts.info({ id: url.searchParams.get('id') ?? '' })

export const action = letterAction('broadcasts')

export const meta: MetaOf<typeof loader> = (letter, t) => ({ title: letterTitle(t, letter) })

export default function BroadcastPage() {
  const t = useT()
  const letter = usePageData<typeof loader>()
  const { recipients } = letter
  return (
    <LetterPage
      letter={letter}
      noun="broadcast"
      list={{ href: list, label: t('adminBroadcasts.all') }}
      reach={{
        count: recipients,
        text:
          recipients === 0 ? t('adminBroadcasts.nobody') : t('adminBroadcasts.recipientsNow', { count: recipients }),
        label: t('adminBroadcasts.send', { count: recipients }),
        title: t('adminBroadcasts.sendTitle'),
        warning: t('adminBroadcasts.sendText'),
        progress: t('adminBroadcasts.progressText'),
      }}
      facts={[{ term: t('adminBroadcasts.audience'), value: audienceText(letter, t) }]}
      results={[{ term: t('adminBroadcasts.read'), value: letter.read.toLocaleString('en-US') }]}
      zh={<p className={styles.text}>{letter.body}</p>}
      en={<p className={styles.text}>{letter.bodyEn}</p>}
    />
  )
}
