import { exportEndings, exportPath, mostExported } from '#catalogue/search/export-address.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useSettings } from '#platform/web/settings.ts'
import type { SearchPlace } from './search-place.ts'

interface ExportLinksProps {
  place: SearchPlace
  query: URLSearchParams
  columns: readonly { code: string }[]
  totalCount: number
}

/** The whole list as a file, with the columns that the table shows. */
export function ExportLinks({ place, query, columns, totalCount }: ExportLinksProps) {
  const t = useT()
  const { apiBase } = useSettings()
  const asked = new URLSearchParams(query)
  for (const name of ['columns', 'page', 'limit', 'view', 'property']) asked.delete(name)
  for (const [name, value] of Object.entries(place.fixed)) asked.set(name, String(value))
  for (const { code } of columns) asked.append('columns', code)
  asked.set('lang', t.locale)
  return (
    <p className="muted">
      {t('finder.exported', { count: Math.min(totalCount, mostExported) })}
      {exportEndings.map((ending) => (
        <span key={ending}>
          {' '}
          <a href={`${apiBase}${exportPath(ending)}?${asked}`} download="" data-document="" rel="nofollow">
            {ending.toUpperCase()}
          </a>
        </span>
      ))}
    </p>
  )
}
