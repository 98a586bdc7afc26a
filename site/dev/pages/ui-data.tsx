import { useT } from '#platform/web/i18n.tsx'
import { Avatar } from '#platform/ui/avatar.tsx'
import { Badge, Tag } from '#platform/ui/badge.tsx'
import { Button, IconButton, LinkButton } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { PriceFigure, QuantityFigure } from '#platform/ui/figure.tsx'
import { Picture } from '#platform/ui/picture.tsx'
import { Table } from '#platform/ui/table.tsx'
import styles from './ui-page.module.css'
import { UiSection } from './ui-section.tsx'

export const UiData = () => {
  const t = useT()
  const properties = [
    [t('dev.meltFlow'), 'ISO 1133', '230 °C / 2.16 kg', '2.5', 'g/10 min'],
    [t('dev.density'), 'ISO 1183', '23 °C', '0.905', 'g/cm³'],
    [t('dev.flexural'), 'ISO 178', '2 mm/min', '1,180', 'MPa'],
    [t('dev.impact'), 'ISO 179/1eA', '23 °C', '48', 'kJ/m²'],
    [t('dev.deflection'), 'ISO 75', '0.45 MPa', '92', '°C'],
  ] as const
  const lots = [
    {
      lot: 'NB-2607-014',
      origin: t('dev.ningbo'),
      weight: '24.75',
      amount: '1,240.00',
      state: 'inStock',
      tone: 'success',
    },
    {
      lot: 'US-2606-221',
      origin: t('dev.ulsan'),
      weight: '3.50',
      amount: '1,185.00',
      state: 'lastBags',
      tone: 'warning',
    },
    {
      lot: 'JR-2605-090',
      origin: t('dev.jurong'),
      weight: '118.00',
      amount: undefined,
      state: 'reserved',
      tone: 'neutral',
    },
  ] as const
  return (
    <UiSection title={t('dev.data')}>
      <div className={styles.cards}>
        <Card
          as="article"
          look="raised"
          level={3}
          title={<a href="#k8003">{t('dev.cardTitle')}</a>}
          footer={
            <div className="split">
              <PriceFigure size="lg" amount="1,240.00" currency="USD" per="/MT" absentText={t('dev.onEnquiry')} />
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

      <Table
        caption={t('dev.properties')}
        rows={properties}
        rowKey={([name]) => name}
        columns={[
          { key: 'name', header: t('dev.property'), rowHeader: true, cell: ([name]) => name },
          { key: 'method', header: t('dev.method'), cell: ([, method]) => method },
          { key: 'condition', header: t('dev.condition'), cell: ([, , condition]) => condition },
          {
            key: 'typical',
            header: t('dev.typical'),
            numeric: true,
            cell: ([, , , value, unit]) => (
              <>
                {value} <span className="unit">{unit}</span>
              </>
            ),
          },
        ]}
      />

      <Table
        caption={t('dev.lots')}
        rows={lots}
        rowKey={(row) => row.lot}
        columns={[
          { key: 'lot', header: t('dev.lot'), rowHeader: true, cell: (row) => <span className="code">{row.lot}</span> },
          { key: 'grade', header: t('dev.grade'), cell: () => <Tag>{t('dev.offGrade')}</Tag> },
          { key: 'origin', header: t('dev.origin'), cell: (row) => row.origin },
          {
            key: 'weight',
            header: t('dev.available'),
            unit: 'MT',
            numeric: true,
            sort: { href: '#weight', direction: 'descending' },
            cell: (row) => row.weight,
          },
          {
            key: 'price',
            header: t('dev.price'),
            unit: 'USD/MT',
            numeric: true,
            sort: { href: '#price' },
            cell: (row) => <PriceFigure amount={row.amount} absentText={t('dev.onEnquiry')} />,
          },
          {
            key: 'state',
            header: t('dev.state'),
            cell: (row) => <Badge tone={row.tone}>{t(`dev.${row.state}`)}</Badge>,
          },
          {
            key: 'ask',
            header: <span className="visually-hidden">{t('dev.actions')}</span>,
            numeric: true,
            cell: () => (
              <LinkButton variant="enquiry" size="sm" href="#enquiry">
                {t('dev.askPrice')}
              </LinkButton>
            ),
          },
        ]}
      />
    </UiSection>
  )
}
