import { RecordList } from '#platform/office/records/record-list.tsx'
import { listLoader, recordAction } from '#platform/office/records/record-page.ts'
import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import { operatorRoleRecord } from './role-record.ts'

export const loader = listLoader(operatorRoleRecord)
export const action = recordAction(operatorRoleRecord)

export default function OperatorRoleListPage() {
  const t = useT()
  return (
    <RecordList
      record={operatorRoleRecord}
      cells={{ permissions: ({ permissions }) => t('adminOperatorRoles.codes', { count: permissions.length }) }}
      // What came with the site has no form.
      adjust={([heading, ...rest]) =>
        heading
          ? [
              {
                ...heading,
                cell: (row) => (row.builtIn ? localised(t.locale, row.name, row.nameEn).text : heading.cell(row)),
              },
              ...rest,
            ]
          : rest
      }
    />
  )
}
