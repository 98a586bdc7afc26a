import { RecordList } from '#platform/office/records/record-list.tsx'
import { listLoader, recordAction, type BulkCall } from '#platform/office/records/record-page.ts'
import type { RowOf } from '#platform/office/records/record.ts'
import type { ListColumn } from '#platform/office/ui/list-columns.ts'
import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import { StoredPicture } from '#platform/web/stored-picture.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { contactRecord } from './record.ts'
import styles from './contacts.module.css'

type ContactRow = RowOf<typeof contactRecord>

const setActive =
  (active: boolean): BulkCall =>
  (api, ids) =>
    api.contacts.setActive({ ids, active })

export const loader = listLoader(contactRecord)
export const action = recordAction(contactRecord, { activate: setActive(true), deactivate: setActive(false) })

export default function ContactListPage() {
  const t = useT()
  const [own, other] = t.locale === 'zh-CN' ? ['name', 'nameEn'] : ['nameEn', 'name']
  /** One name, with a face. */
  const withFace = (column: ListColumn<ContactRow>): ListColumn<ContactRow> => ({
    ...column,
    header: t('adminContacts.name'),
    cell: (row) => (
      <span className={styles.person}>
        <StoredPicture picture={row.picture} alt="" sizes="2.25rem" className={styles.face} />
        {column.cell(row)}
      </span>
    ),
  })
  return (
    <RecordList
      record={contactRecord}
      cells={{
        active: ({ active }) => (
          <Badge tone={active ? 'success' : 'neutral'}>
            {t(active ? 'adminContacts.state_active' : 'adminContacts.state_off')}
          </Badge>
        ),
        operators: ({ operators }) =>
          operators.map(({ name, nameEn }) => localised(t.locale, name, nameEn).text).join(' · ') || '-',
        wechatId: ({ wechatId }) => wechatId,
      }}
      adjust={(columns) =>
        columns.filter(({ key }) => key !== other).map((column) => (column.key === own ? withFace(column) : column))
      }
      removable={false}
      bulk={[
        { intent: 'activate', label: 'adminContacts.activate' },
        { intent: 'deactivate', label: 'adminContacts.deactivate' },
      ]}
    />
  )
}
