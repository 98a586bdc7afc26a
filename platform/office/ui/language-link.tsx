import { useT } from '#platform/web/i18n.tsx'
import { useLocation } from '#platform/web/router.tsx'

/** The same page in the other language, as a new document. */
export function LanguageLink({ className }: { className?: string }) {
  const t = useT()
  const { pathname, search } = useLocation()
  const other = t.locale === 'zh-CN' ? 'en-US' : 'zh-CN'
  return (
    <a
      href={`/language/${other}?backUrl=${encodeURIComponent(pathname + search)}`}
      data-document=""
      lang={other}
      className={className}
    >
      {t('adminDesk.otherLanguage')}
    </a>
  )
}
