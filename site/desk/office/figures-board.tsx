import { to } from '#platform/contract/to.ts'
import { channels, type DayFigures, type Figures } from './contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useSearchParams } from '#platform/web/router.tsx'
import { Tabs } from '#platform/ui/tabs.tsx'
import { Chart } from './chart.tsx'
import { TermsCard } from './terms-card.tsx'
import type { Translator } from '#platform/texts/messages.ts'
import styles from './desk.module.css'

const periods = ['7', '30', '90'] as const

/** How the site and the sales went, day by day. */
export function FiguresBoard({ figures }: { figures: Figures }) {
  const t = useT()
  const [query] = useSearchParams()
  const period = query.get('days') ?? '30'
  const days = figures.days.map(({ day }) => day)
  const of = (column: keyof Omit<DayFigures, 'day'>) => figures.days.map((each) => each[column])
  const sum = (...columns: (keyof Omit<DayFigures, 'day'>)[]) =>
    columns.flatMap(of).reduce((total, value) => total + value, 0)
  const total = (count: number) => t('adminDesk.total', { count, days: days.length })
  const fast = firstAnswerText(figures.firstAnswerMinutes, t)
  return (
    <section className="stack">
      <h2>{t('adminDesk.figures')}</h2>
      <Tabs
        label={t('adminDesk.period')}
        items={periods.map((each) => ({
          href: to.office.desk({ days: each }),
          label: t(`adminDesk.days${each}`),
          current: each === period,
        }))}
      />
      <div className={styles.charts}>
        <Chart
          title={t('adminDesk.chartVisits')}
          note={total(sum(...channels))}
          days={days}
          stacked
          series={channels.map((channel) => ({ name: t(`adminDesk.channel_${channel}`), values: of(channel) }))}
        />
        <Chart
          title={t('adminDesk.chartEnquiries')}
          note={[total(sum('enquiries')), fast].filter(Boolean).join(' · ')}
          days={days}
          series={[{ name: t('adminDesk.series_enquiries'), values: of('enquiries') }]}
        />
        <Chart
          title={t('adminDesk.chartQuotes')}
          days={days}
          series={(['quotesSent', 'quotesWon'] as const).map((name) => ({
            name: t(`adminDesk.series_${name}`),
            values: of(name),
          }))}
        />
        <Chart
          title={t('adminDesk.chartOrders')}
          note={total(sum('orders'))}
          days={days}
          series={(['orders', 'ordersPaid'] as const).map((name) => ({
            name: t(`adminDesk.series_${name}`),
            values: of(name),
          }))}
        />
        <TermsCard terms={figures.terms} />
      </div>
    </section>
  )
}

function firstAnswerText(minutes: number | null, t: Translator) {
  if (minutes === null) return ''
  const time =
    minutes < 90
      ? t('adminEnquiries.minutes', { count: minutes })
      : t('adminEnquiries.hours', { count: Math.round(minutes / 60) })
  return t('adminDesk.firstAnswer', { time })
}
