import { useT } from '#platform/web/i18n.tsx'
import { Chip, CountBadge } from '#platform/ui/badge.tsx'
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx'
import { CountedCheckbox } from '#platform/ui/choice.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { Pagination } from '#platform/ui/pagination.tsx'
import { Stepper, Timeline } from '#platform/ui/steps.tsx'
import { Tabs } from '#platform/ui/tabs.tsx'
import styles from './ui-page.module.css'
import { UiSection } from './ui-section.tsx'

export const UiNavigation = () => {
  const t = useT()
  return (
    <UiSection title={t('dev.navigation')}>
      <Breadcrumbs
        label={t('dev.here')}
        items={[
          { label: t('dev.home'), href: '#home' },
          { label: t('dev.materials'), href: '#materials' },
          { label: t('dev.polypropylene') },
        ]}
      />
      <Tabs
        label={t('dev.orders')}
        items={[
          { href: '#all', label: t('dev.all'), count: 18, current: true },
          { href: '#unpaid', label: t('dev.unpaid'), count: <CountBadge count={2} /> },
          { href: '#to-ship', label: t('dev.toShip'), count: 1 },
          { href: '#shipped', label: t('dev.shipped'), count: 3 },
          { href: '#completed', label: t('dev.completed'), count: 12 },
        ]}
      />
      <div className="cluster">
        <span className="muted">{t('dev.chips')}</span>
        <Chip removeLabel={t('dev.removeFilter')} removeHref="#without-melt-flow">
          {t('dev.chipMeltFlow')}
        </Chip>
        <Chip removeLabel={t('dev.removeFilter')} removeHref="#without-brand">
          {t('dev.chipBrand')}
        </Chip>
      </div>
      <div className={styles.facet}>
        <Disclosure summary={t('dev.brandFacet')} note="3" open>
          <CountedCheckbox name="brand" label="Sinopec" count={184} defaultChecked />
          <CountedCheckbox name="brand" label="LG Chem" count={96} />
          <CountedCheckbox name="brand" label="SABIC" count={71} />
        </Disclosure>
        <Disclosure summary={t('dev.origin')}>{t('dev.ningbo')}</Disclosure>
      </div>
      <Pagination
        label={t('dev.pages')}
        page={6}
        pageCount={129}
        href={(page) => `#page-${page}`}
        previousLabel={t('dev.previous')}
        nextLabel={t('dev.next')}
        pageLabel={(page) => t('dev.page', { page })}
        totalText={t('dev.total')}
        perPage={{ label: t('dev.perPage'), value: 10, options: [10, 20, 50], href: (size) => `#per-${size}` }}
      />
      <OrderStepper />
      <OrderTimeline />
    </UiSection>
  )
}

function OrderStepper() {
  const t = useT()
  return (
    <Stepper
      label={t('dev.progress')}
      current={2}
      doneText={t('dev.done')}
      steps={[
        { label: t('dev.placed'), note: '2026-07-02' },
        { label: t('dev.paid'), note: '2026-07-04' },
        { label: t('dev.onBoard') },
        { label: t('dev.delivered') },
      ]}
    />
  )
}

function OrderTimeline() {
  const t = useT()
  return (
    <Timeline
      items={[
        {
          key: 3,
          title: t('dev.eventShipped'),
          time: '2026-07-09 16:20',
          icon: 'ship',
          children: <p className="muted">{t('dev.container')}</p>,
        },
        { key: 2, title: t('dev.eventPaid'), time: '2026-07-04 09:12', icon: 'check' },
        { key: 1, title: t('dev.eventPlaced'), time: '2026-07-02 14:05', icon: 'file' },
      ]}
    />
  )
}
