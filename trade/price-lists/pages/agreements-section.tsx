import { date, empty, weight } from '#platform/texts/format.ts'
import { Table } from '#platform/ui/table.tsx'
import { Local, useT } from '#platform/web/i18n.tsx'
import type { Agreement } from '../contract.ts'

/** What was agreed with the company, called off and left; nothing where nothing was agreed. */
export function AgreementsSection({ agreements }: { agreements: readonly Agreement[] }) {
  const t = useT()
  if (agreements.length === 0) return null
  return (
    <section className="stack tight">
      <h2>{t('priceLists.title')}</h2>
      <p className="muted">{t('priceLists.intro')}</p>
      <Table
        caption={t('priceLists.title')}
        captionHidden
        rows={agreements}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            header: t('priceLists.name'),
            rowHeader: true,
            cell: (row) => <AgreementName agreement={row} />,
          },
          { key: 'until', header: t('priceLists.validUntil'), cell: ({ validUntil }) => date(validUntil) },
          {
            key: 'total',
            header: t('priceLists.total'),
            numeric: true,
            cell: ({ totalKg }) => (totalKg === null ? t('priceLists.anyQuantity') : weight(t, totalKg)),
          },
          { key: 'used', header: t('priceLists.used'), numeric: true, cell: ({ usedKg }) => weight(t, usedKg) },
          {
            key: 'left',
            header: t('priceLists.left'),
            numeric: true,
            cell: ({ leftKg }) => (leftKg === null ? empty : weight(t, leftKg)),
          },
        ]}
      />
    </section>
  )
}

function AgreementName({ agreement: { name, nameEn, paper } }: { agreement: Agreement }) {
  const t = useT()
  return (
    <>
      <Local zh={name} en={nameEn} />{' '}
      {paper && (
        <a href={paper} target="_blank" rel="noreferrer">
          {t('priceLists.paper')}
        </a>
      )}
    </>
  )
}
