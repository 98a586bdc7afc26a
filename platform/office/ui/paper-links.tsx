import { useT } from '#platform/web/i18n.tsx'
import { Icon } from '#platform/ui/icon.tsx'

/** One paper in both languages. */
export function PaperLinks({ label, address }: { label: string; address: (lang: 'zh' | 'en') => string }) {
  const t = useT()
  return (
    <span className="cluster">
      <Icon name="file" size={16} />
      {label}
      {(['zh', 'en'] as const).map((lang) => (
        <a key={lang} href={address(lang)} target="_blank" rel="noopener" data-document="">
          {t(`adminForm.paper_${lang}`)}
        </a>
      ))}
    </span>
  )
}
