import { useT } from '#platform/web/i18n.tsx'
import { Icon } from '#platform/ui/icon.tsx'

/** One paper in both languages; `base` is its address up to the language. */
export function PaperLinks({ label, base }: { label: string; base: string }) {
  const t = useT()
  return (
    <span className="cluster">
      <Icon name="file" size={16} />
      {label}
      {(['zh', 'en'] as const).map((lang) => (
        <a key={lang} href={`${base}-${lang}.pdf`} target="_blank" rel="noopener" data-document="">
          {t(`adminForm.paper_${lang}`)}
        </a>
      ))}
    </span>
  )
}
