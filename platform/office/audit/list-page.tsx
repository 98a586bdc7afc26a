import { audit, auditActions, type AuditEntry } from './contract.ts'
import { listAction } from '../list-action.ts'
import type { AdminVisit } from '../visit.ts'
import { AdminList } from '../ui/admin-list.tsx'
import { FilterDays } from '../ui/filter-input.tsx'
import { FilterSelect } from '../ui/filter-select.tsx'
import type { ListColumn } from '../ui/list-columns.ts'
import { RowLink } from '../ui/row-link.tsx'
import { TimeAt } from '../ui/time-at.tsx'
import { addressOf } from '#platform/office/address-of.ts'
import { localised } from '#platform/texts/localised.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { PageError } from '#platform/web/outcome.ts'
import { usePageData } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import { ChangeValues } from './change-values.tsx'
import { nounOptions, nounText } from './noun-text.ts'

export async function loader({ api, url }: AdminVisit) {
  const [page, views, people] = await Promise.all([
    api.audit.list(readQuery(audit.list, url)),
    api.desk.filters({ list: 'audit' }),
    api.audit.operators(),
  ])
  return { page, views, people }
}

export const action = listAction('audit', () => Promise.reject(new PageError(405)))

export default function AuditPage() {
  const t = useT()
  const { page, views, people } = usePageData<typeof loader>()
  const columns: ListColumn<AuditEntry>[] = [
    { key: 'at', header: t('adminAudit.when'), cell: ({ at }) => <TimeAt at={at} /> },
    {
      key: 'who',
      header: t('adminAudit.who'),
      cell: ({ operatorName, operatorNameEn }) => <Local zh={operatorName} en={operatorNameEn} />,
    },
    { key: 'what', header: t('adminAudit.what'), cell: ({ action: did }) => t(`adminAudit.action_${did}`) },
    {
      key: 'thing',
      header: t('adminAudit.thing'),
      rowHeader: true,
      cell: ({ noun, key, title, titleZh, action: did }) => (
        <>
          {title !== noun && <span className="muted">{nounText(t, noun)} </span>}
          <RowLink to={did !== 'delete' && addressOf(noun, key)}>
            {title === noun ? nounText(t, noun) : <Local zh={titleZh} en={title} />}
          </RowLink>
        </>
      ),
    },
    { key: 'change', header: t('adminAudit.change'), cell: (entry) => <ChangeValues entry={entry} /> },
  ]
  return (
    <AdminList
      title={t('adminAudit.title')}
      page={page}
      views={views}
      columns={columns}
      rowName={({ title, titleZh }) => localised(t.locale, titleZh, title).text}
      filters={
        <>
          <FilterSelect
            name="operatorId"
            label={t('adminAudit.who')}
            options={people.map(({ id, name, nameEn }) => ({ value: id, label: t.locale === 'zh-CN' ? name : nameEn }))}
          />
          <FilterSelect name="noun" label={t('adminAudit.thing')} options={nounOptions(t)} />
          <FilterSelect
            name="action"
            label={t('adminAudit.what')}
            options={auditActions.map((did) => ({ value: did, label: t(`adminAudit.action_${did}`) }))}
          />
          <FilterDays from={t('adminAudit.from')} to={t('adminAudit.to')} />
        </>
      }
    />
  )
}
