import { to } from '#platform/contract/to.ts'
import { EnquiryTable, NumberedTable, OrderTable } from '#identity/members/office/trade-tables.tsx'
import { DeskQuoteBadge } from '#trade/enquiries/office/desk-quote-badge.tsx'
import { dateTime, money } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Table } from '#platform/ui/table.tsx'
import type { CompanyTrade as Trade } from './contract.ts'

/** What the company has bought, owes and asks for. */
export function CompanyTrade({ trade }: { trade: Trade }) {
  const t = useT()
  const none = <p className="muted">{t('adminMembers.none')}</p>
  return (
    <>
      <Card title={t('adminCustomers.turnover')} look="ruled">
        {trade.turnover.length === 0 ? none : <Turnover rows={trade.turnover} />}
      </Card>
      <Card title={t('adminCustomers.openEnquiries')} look="ruled">
        {trade.enquiries.length === 0 ? (
          none
        ) : (
          <EnquiryTable
            caption={t('adminCustomers.openEnquiries')}
            rows={trade.enquiries}
            more={[
              { key: 'asked', header: t('adminEnquiries.asked'), cell: ({ firstProduct }) => firstProduct },
              { key: 'name', header: t('adminEnquiries.buyer'), cell: ({ name }) => name },
            ]}
          />
        )}
      </Card>
      <Card title={t('adminCustomers.openQuotes')} look="ruled">
        {trade.quotes.length === 0 ? none : <OpenQuotes rows={trade.quotes} />}
      </Card>
      <Card title={t('adminCustomers.orders')} look="ruled">
        {trade.orders.length === 0 ? (
          none
        ) : (
          <OrderTable
            caption={t('adminCustomers.orders')}
            rows={trade.orders}
            more={[{ key: 'buyer', header: t('adminOrders.buyerTitle'), cell: ({ memberName }) => memberName }]}
          />
        )}
      </Card>
    </>
  )
}

function Turnover({ rows }: { rows: Trade['turnover'] }) {
  const t = useT()
  return (
    <Table
      caption={t('adminCustomers.turnover')}
      captionHidden
      rows={rows}
      rowKey={({ currency }) => currency}
      columns={[
        { key: 'currency', header: t('adminFields.currency'), rowHeader: true, cell: ({ currency }) => currency },
        { key: 'orders', header: t('adminCustomers.orders'), numeric: true, cell: ({ orders }) => orders },
        {
          key: 'total',
          header: t('adminCustomers.total'),
          numeric: true,
          cell: ({ totalMinor, currency }) => money(t, totalMinor, currency),
        },
        {
          key: 'lastYear',
          header: t('adminCustomers.lastYear'),
          numeric: true,
          cell: ({ lastYearMinor, currency }) => money(t, lastYearMinor, currency),
        },
        {
          key: 'open',
          header: t('adminCustomers.open'),
          numeric: true,
          cell: ({ openMinor, openOrders, currency }) =>
            `${money(t, openMinor, currency)} (${t('adminCustomers.ofOrders', { count: openOrders })})`,
        },
      ]}
    />
  )
}

function OpenQuotes({ rows }: { rows: Trade['quotes'] }) {
  const t = useT()
  return (
    <NumberedTable
      caption={t('adminCustomers.openQuotes')}
      rows={rows}
      number={[
        t('adminEnquiries.number'),
        (quote) => (
          <a href={to.office.enquiry(quote.enquiryId)}>
            {quote.quoteNo} {t('adminEnquiries.version', quote)}
          </a>
        ),
      ]}
      columns={[
        { key: 'state', header: t('adminMembers.state'), cell: ({ status }) => <DeskQuoteBadge status={status} /> },
        {
          key: 'total',
          header: t('adminOrders.total'),
          numeric: true,
          cell: ({ totalMinor, currency }) => money(t, totalMinor, currency),
        },
        { key: 'until', header: t('adminEnquiries.validUntil'), cell: ({ expiresAt }) => dateTime(expiresAt) },
      ]}
    />
  )
}
