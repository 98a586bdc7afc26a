import { useT } from '#platform/web/i18n.tsx'
import { Table } from '#platform/ui/table.tsx'
import { Badge, Tag } from '#platform/ui/badge.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import { PriceFigure } from '#platform/ui/figure.tsx'
import type { Translator } from '#platform/texts/messages.ts'

export function PropertyTable() {
  const t = useT()
  const properties = [
    [t('dev.meltFlow'), 'ISO 1133', '230 °C / 2.16 kg', '2.5', 'g/10 min'],
    [t('dev.density'), 'ISO 1183', '23 °C', '0.905', 'g/cm³'],
    [t('dev.flexural'), 'ISO 178', '2 mm/min', '1,180', 'MPa'],
    [t('dev.impact'), 'ISO 179/1eA', '23 °C', '48', 'kJ/m²'],
    [t('dev.deflection'), 'ISO 75', '0.45 MPa', '92', '°C'],
  ] as const
  return (
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
  )
}

const lotsOf = (t: Translator) =>
  [
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

export function LotTable() {
  const t = useT()
  return (
    <Table
      caption={t('dev.lots')}
      rows={lotsOf(t)}
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
  )
}
