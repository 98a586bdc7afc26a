import { useMe, type AdminVisit } from '#web/admin/lib/visit.ts'
import { localised } from '#i18n/localised.ts'
import { useT } from '#web/lib/i18n.tsx'
import { usePageData } from '#web/lib/page.ts'
import { useSettings } from '#web/lib/settings.ts'
import { countLooks } from './counts.ts'
import styles from './desk.module.css'

export const loader = ({ api }: AdminVisit) => api.desk.counts()

export default function DeskPage() {
  const t = useT()
  const me = useMe()
  const counts = usePageData<typeof loader>()
  const { demo } = useSettings()
  return (
    <div className="stack loose">
      <div>
        <h1>{t('adminDesk.welcome', { name: localised(t.locale, me?.name ?? '', me?.nameEn ?? '').text })}</h1>
        <p className="muted">{t('adminDesk.welcomeText')}</p>
      </div>
      <ul className={styles.figures}>
        {counts.map(({ name, count }) => {
          const look = countLooks[name]
          if (!look) return null
          const inside = (
            <>
              <span className={styles.count}>{count.toLocaleString('en-US')}</span>
              <span>{t(look.text)}</span>
            </>
          )
          return (
            <li key={name}>
              {look.href ? (
                <a href={look.href} className={styles.figure}>
                  {inside}
                </a>
              ) : (
                <div className={styles.figure}>{inside}</div>
              )}
            </li>
          )
        })}
      </ul>
      {demo && <p className="muted">{t('adminDesk.demo')}</p>}
    </div>
  )
}
