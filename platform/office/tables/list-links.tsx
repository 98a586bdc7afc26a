import { to } from '#platform/contract/to.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useSearchParams } from '#platform/web/router.tsx'
import { DropdownMenu, MenuLink } from '#platform/ui/dropdown-menu.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import { withoutDone } from '../done.ts'
import styles from './tables.module.css'

interface ListLinksProps {
  /** Its address. */
  list: string
  /** Where a table comes in; nowhere for who may not change anything. */
  importAt: string | false
  /** What else there is of the same rows, each as a file. */
  further?: { title: string; lists: readonly { list: string; label: string }[] }
}

const exports = [
  ['csv', 'adminTables.exportCsv'],
  ['xlsx', 'adminTables.exportXlsx'],
] as const

/** What can be done with the list as a whole: the export takes the filter along. */
export function ListLinks({ list, importAt, further }: ListLinksProps) {
  const t = useT()
  const [query] = useSearchParams()
  const filter = new URLSearchParams(withoutDone(query.toString()))
  for (const name of ['columns', 'page', 'limit', 'sort']) filter.delete(name)
  return (
    <div className={styles.links}>
      {further && (
        <DropdownMenu label={further.title} icon="download">
          {further.lists.flatMap((each) =>
            exports.map(([ending, label]) => (
              <MenuLink
                key={`${each.list} ${ending}`}
                href={to.office.file.table(each.list, ending, filter)}
                download=""
              >
                {each.label}: {t(label)}
              </MenuLink>
            )),
          )}
        </DropdownMenu>
      )}
      {exports.map(([ending, label]) => (
        <LinkButton
          key={ending}
          href={to.office.file.table(list, ending, filter)}
          size="sm"
          variant="quiet"
          icon="download"
          download=""
          data-document=""
        >
          {t(label)}
        </LinkButton>
      ))}
      {importAt && (
        <LinkButton href={importAt} size="sm" variant="quiet" icon="upload">
          {t('adminTables.import')}
        </LinkButton>
      )}
    </div>
  )
}
