import { empty } from '#platform/texts/format.ts'
import type { ImportField, ImportInfo, ImportRow } from './contract.ts'
import type { Page } from '#platform/contract/paging.ts'
import { to } from '#platform/contract/to.ts'
import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import { ListPages } from '#platform/web/list-pages.tsx'
import { outcomeTones, tableOutcomes } from '#platform/office/tables/outcomes.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import { Table } from '#platform/ui/table.tsx'
import { Tabs } from '#platform/ui/tabs.tsx'
import { RowChanges } from './row-changes.tsx'

interface PreviewRowsProps {
  info: ImportInfo
  page: Page<ImportRow>
  fields: readonly ImportField[]
  outcome: ImportRow['outcome'] | undefined
  /** Only what was not undone. */
  kept: boolean
}

/** Every row of the table with what it changes, or what is wrong with it. */
export function PreviewRows({ info, page, fields, outcome, kept }: PreviewRowsProps) {
  const t = useT()
  const here = to.office.importRun(info.id)
  const names = new Map(fields.map(({ field, name, nameEn }) => [field, localised(t.locale, name, nameEn).text]))
  const codeAt = info.mapping.indexOf('code')
  // The title of a property's column states the unit.
  const nameOf = (field: string) =>
    (field.startsWith('property.') && info.header[info.mapping.indexOf(field)]) || (names.get(field) ?? field)
  return (
    <>
      <OutcomeTabs info={info} outcome={outcome} kept={kept} here={here} />
      {page.list.length === 0 ? (
        <EmptyState title={t('adminTables.nothingHere')} icon="inbox" />
      ) : (
        <Table
          caption={t('adminImports.stepPreview')}
          captionHidden
          rows={page.list}
          rowKey={({ row }) => row}
          columns={[
            // The titles are the first row of the file; who came from a list has none.
            ...(info.origin === 'file'
              ? [{ key: 'row', header: t('adminTables.row'), numeric: true, cell: ({ row }: ImportRow) => row + 1 }]
              : []),
            {
              key: 'product',
              header: t('adminImports.product'),
              rowHeader: true,
              cell: ({ productId, cells }) =>
                productId ? <a href={to.office.products.edit(productId)}>{cells[codeAt]}</a> : (cells[codeAt] ?? empty),
            },
            {
              key: 'outcome',
              header: t('adminTables.state'),
              cell: (row) =>
                row.kept ? (
                  <Badge tone="warning">{t('adminImports.kept')}</Badge>
                ) : (
                  row.outcome && (
                    <Badge tone={outcomeTones[row.outcome]}>{t(`adminTables.outcome_${row.outcome}`)}</Badge>
                  )
                ),
            },
            {
              key: 'changes',
              header: t('adminTables.changes'),
              cell: (row) => <RowChanges row={row} info={info} nameOf={nameOf} />,
            },
          ]}
        />
      )}
      <ListPages page={page.page} limit={page.limit} totalCount={page.totalCount} />
    </>
  )
}

interface OutcomeTabsProps {
  info: ImportInfo
  outcome: ImportRow['outcome'] | undefined
  kept: boolean
  here: string
}

function OutcomeTabs({ info, outcome, kept, here }: OutcomeTabsProps) {
  const t = useT()
  const { keptCount } = info
  return (
    <Tabs
      label={t('adminImports.stepPreview')}
      items={[
        {
          href: `${here}&outcome=`,
          label: t('adminTables.outcome_all'),
          count: info.rowCount,
          current: !outcome && !kept,
        },
        ...tableOutcomes.map((each) => ({
          href: `${here}&outcome=${each}`,
          label: t(`adminTables.outcome_${each}`),
          count: info.counts[each],
          current: outcome === each,
        })),
        ...(keptCount > 0
          ? [{ href: `${here}&kept=1`, label: t('adminImports.kept'), count: keptCount, current: kept }]
          : []),
      ]}
    />
  )
}
