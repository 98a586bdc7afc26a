import { useEffect, useRef, type ReactNode } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { useLocation, useSearchParams } from '#platform/web/router.tsx'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { Checkbox } from '#platform/ui/choice.tsx'
import { DropdownMenu } from '#platform/ui/dropdown-menu.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import { shownColumns, type ListColumn } from './list-columns.ts'
import styles from './list-filter.module.css'

interface ListFilterProps<Row> {
  columns: readonly ListColumn<Row>[]
  filters?: ReactNode
}

const kept = ['sort', 'limit', 'tab', 'memberId', 'companyId']

/** One form for words, filters and columns: what it sends is the address. */
export function ListFilter<Row>({ columns, filters }: ListFilterProps<Row>) {
  const t = useT()
  const { pathname, search } = useLocation()
  const [query] = useSearchParams()
  const before = useRef(search)
  useEffect(() => {
    // The form that had the focus is gone with the former address.
    if (before.current !== search && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
    before.current = search
  }, [search])
  const shown = new Set(shownColumns(columns, query).map(({ key }) => key))
  return (
    // Another address, another form: what it shows is what the address says.
    <form key={search} method="get" role="search" className={styles.filter}>
      {kept.map((name) => {
        const value = query.get(name)
        return value && <input key={name} type="hidden" name={name} value={value} />
      })}
      <TextInput
        icon="search"
        name="search"
        type="search"
        defaultValue={query.get('search') ?? ''}
        placeholder={t('adminForm.search')}
        aria-label={t('adminForm.search')}
        data-list-search=""
        className={styles.words}
      />
      {filters}
      <DropdownMenu label={t('adminForm.columns')} className={styles.columns}>
        <div className={styles.choices}>
          {columns
            .filter(({ rowHeader }) => !rowHeader)
            .map(({ key, header }) => (
              <Checkbox key={key} name="columns" value={key} defaultChecked={shown.has(key)} label={header} />
            ))}
          <Button type="submit" size="sm">
            {t('adminForm.showColumns')}
          </Button>
        </div>
      </DropdownMenu>
      <Button type="submit" icon="filter">
        {t('adminForm.filter')}
      </Button>
      {search.length > 1 && (
        <LinkButton href={pathname} variant="quiet">
          {t('adminForm.reset')}
        </LinkButton>
      )}
    </form>
  )
}
