import { to } from '#platform/contract/to.ts'
import { useMay } from '#platform/office/visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import styles from './products.module.css'

/** What can be done with the list as a whole: the export takes the filter along. */
export function ListLinks({ query }: { query: string }) {
  const t = useT()
  const mayImport = useMay('catalogue.edit')
  const file = (ending: 'csv' | 'xlsx') => {
    const filter = new URLSearchParams(query)
    for (const name of ['columns', 'page', 'limit', 'sort']) filter.delete(name)
    return to.office.file.products(ending, filter)
  }
  return (
    <div className={styles.links}>
      <LinkButton href={file('csv')} size="sm" variant="quiet" icon="download" download="" data-document="">
        {t('adminProducts.exportCsv')}
      </LinkButton>
      <LinkButton href={file('xlsx')} size="sm" variant="quiet" icon="download" download="" data-document="">
        {t('adminProducts.exportXlsx')}
      </LinkButton>
      {mayImport && (
        <LinkButton href={to.office.newImport()} size="sm" variant="quiet" icon="upload">
          {t('adminProducts.import')}
        </LinkButton>
      )}
    </div>
  )
}
