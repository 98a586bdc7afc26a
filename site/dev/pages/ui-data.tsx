import { useT } from '#platform/web/i18n.tsx'
import { Avatar } from '#platform/ui/avatar.tsx'
import { Tag } from '#platform/ui/badge.tsx'
import { Button, IconButton } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { PriceFigure, QuantityFigure } from '#platform/ui/figure.tsx'
import { Picture } from '#platform/ui/picture.tsx'
import styles from './ui-page.module.css'
import { UiSection } from './ui-section.tsx'
import { PropertyTable, LotTable } from './ui-tables.tsx'

export const UiData = () => {
  const t = useT()
  return (
    <UiSection title={t('dev.data')}>
      <ExampleCards />

      <PropertyTable />

      <LotTable />
    </UiSection>
  )
}

function ExampleCards() {
  const t = useT()
  return (
    <div className={styles.cards}>
      <Card
        as="article"
        look="raised"
        level={3}
        title={<a href="#k8003">{t('dev.cardTitle')}</a>}
        footer={
          <div className="split">
            <PriceFigure size="lg" amount="USD 1,240.00" per="/MT" absentText={t('dev.onEnquiry')} />
            <IconButton icon="heart" size="sm" label={t('dev.favourite')} />
          </div>
        }
      >
        <Picture
          src="/brand/pellets.svg"
          alt={t('dev.pictureAlt')}
          width={400}
          height={300}
          ratio="4:3"
          tone="#c9d5da"
        />
        <div className="cluster">
          <Tag tone="brand">{t('dev.prime')}</Tag>
          <Tag>MFR 2.5</Tag>
          <Tag>{t('dev.ningbo')}</Tag>
        </div>
        <p className="muted">{t('dev.cardText')}</p>
      </Card>
      <PackingCard />
      <Card
        look="framed"
        level={3}
        title={t('dev.shop')}
        actions={<a href="#shop">{t('dev.all')}</a>}
        footer={
          <Button variant="enquiry" block>
            {t('dev.askPrice')}
          </Button>
        }
      >
        <div className="media">
          <Avatar name={t('dev.contact')} online />
          <div>
            <strong>{t('dev.contact')}</strong>
            <div className="muted">{t('dev.contactNote')}</div>
          </div>
        </div>
        <p>{t('dev.shopName')}</p>
        <QuantityFigure size="xl" value="24.75" unit="MT" note={t('dev.bags')} />
      </Card>
    </div>
  )
}

function PackingCard() {
  const t = useT()
  return (
    <Card look="ruled" level={3} title={t('dev.packing')}>
      <DescriptionList
        items={[
          { term: t('dev.packing'), value: t('dev.packingValue') },
          { term: t('dev.minimum'), value: '1.00', unit: 'MT' },
          { term: t('dev.leadTime'), value: '7–10', unit: t('dev.days') },
          { term: t('dev.updated'), value: '2026-07-14' },
        ]}
      />
    </Card>
  )
}
