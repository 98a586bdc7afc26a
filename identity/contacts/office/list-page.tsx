import { RecordList } from '#platform/office/records/record-list.tsx'
import { listLoader, recordAction, type BulkCall } from '#platform/office/records/record-page.ts'
import type { RowOf } from '#platform/office/records/record.ts'
import type { ListColumn } from '#platform/office/ui/list-columns.ts'
import { orDash, empty } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import { PageError } from '#platform/web/outcome.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { faceOf } from '../face.ts'
import { contactRecord } from './record.ts'
import styles from './contacts.module.css'

type ContactRow = RowOf<typeof contactRecord>

const setActive =
  (active: boolean): BulkCall =>
  (api, ids) =>
    api.contacts.setActive({ ids, active })

export const loader = listLoader(contactRecord)
export const action = recordAction(contactRecord, {
  activate: setActive(true),
  deactivate: setActive(false),
  // A contact is never deleted.
  remove: () => Promise.reject(new PageError(405)),
})

export default function ContactListPage() {
  const t = useT()
  const [own, other] = t.locale === 'zh-CN' ? ['name', 'nameEn'] : ['nameEn', 'name']
  /** One name, with a face. */
  const withFace = (column: ListColumn<ContactRow>): ListColumn<ContactRow> => ({
    ...column,
    header: t('adminContacts.name'),
    cell: (row) => (
      <span className={styles.person}>
        <Avatar name={localised(t.locale, row.name, row.nameEn).text} src={faceOf(row.picture)} />
        {column.cell(row)}
      </span>
    ),
  })
  return (
    <RecordList
      record={contactRecord}
      cells={{
        active: ({ active, house }) => {
          const state = house ? 'house' : active ? 'active' : 'off'
          return <Badge tone={state === 'active' ? 'success' : 'neutral'}>{t(`adminContacts.state_${state}`)}</Badge>
        },
        operators: ({ operators }) =>
          operators.map(({ name, nameEn }) => localised(t.locale, name, nameEn).text).join(' · ') || empty,
        email: ({ email }) => orDash(email),
        phone: ({ phone }) => orDash(phone),
        wechatId: ({ wechatId }) => orDash(wechatId),
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
