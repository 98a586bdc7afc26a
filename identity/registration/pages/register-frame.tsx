import type { ReactNode } from 'react'
import { to } from '#platform/contract/to.ts'
import type { Locale } from '#platform/texts/messages.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useSettings } from '#platform/web/settings.ts'
import { useLocation } from '#platform/web/router.tsx'
import { Tabs } from '#platform/ui/tabs.tsx'
import styles from './registration.module.css'

const addresses = {
  atOnce: to.registerAtOnce(),
  email: to.registerByEmail(),
  link: to.registerByLink(),
  company: to.registerCompany(),
  mobile: to.register(),
} as const
type Way = keyof typeof addresses

const waysOf: Record<Locale, Way[]> = {
  'zh-CN': ['mobile', 'email', 'company'],
  'en-US': ['atOnce', 'email', 'link', 'mobile'],
}

interface RegisterFrameProps {
  title: string
  intro: string
  way: Way
  children: ReactNode
  footer?: ReactNode
}

/** Title, the other ways in, the form, and the way back for those who have an account. */
export function RegisterFrame({ title, intro, way, children, footer }: RegisterFrameProps) {
  const t = useT()
  const { search } = useLocation()
  const labels: Record<Way, string> = {
    atOnce: t('registration.wayAtOnce'),
    email: t('registration.wayEmail'),
    link: t('registration.wayLink'),
    company: t('registration.wayLink'),
    mobile: t('registration.wayMobile'),
  }
  const { texting } = useSettings()
  // The two ways by a link have one name: the one that is open stands in the place of the other.
  const ways = waysOf[t.locale]
    .filter((each) => texting || each !== 'mobile')
    .map((each) => (labels[each] === labels[way] ? way : each))
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className="muted">{intro}</p>
      </header>
      <Tabs
        label={t('registration.ways')}
        items={(ways.includes(way) ? ways : [way, ...ways]).map((each) => ({
          href: addresses[each] + search,
          label: labels[each],
          current: each === way,
        }))}
      />
      {children}
      <p>
        {t('registration.haveAccount')} <a href={to.signIn() + search}>{t('registration.signIn')}</a>
      </p>
      {footer}
    </div>
  )
}
