import { useT } from '#platform/web/i18n.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import type { ContentLook } from './content-looks.ts'
import type { SavedContent } from './content-form.tsx'
import { StateBadge, stateAt } from './state-badge.tsx'
import styles from './content.module.css'

interface EditHeadProps {
  look: ContentLook
  saved: SavedContent | null
  title: string
}

/** What is edited, whether it is public, and the ways to its preview and its past. */
export function EditHead({ look, saved, title }: EditHeadProps) {
  const t = useT()
  const publishedAt = saved?.['publishedAt'] as string | null
  return (
    <div className={styles.head}>
      <p className="muted">
        <a href={look.path}>{t(`adminContent.${look.name}`)}</a>
      </p>
      <h1>{title}</h1>
      {saved && (
        <>
          {look.published && <StateBadge state={stateAt(publishedAt, Date.now())} publishedAt={publishedAt} />}
          <span className="muted">{t('adminContent.version', { version: saved.version })}</span>
          <div className={styles.ways}>
            <LinkButton size="sm" icon="eye" href={`${look.path}/preview?id=${saved.id}`}>
              {t('adminContent.preview')}
            </LinkButton>
            <LinkButton size="sm" icon="clock" href={`${look.path}/versions?id=${saved.id}`}>
              {t('adminContent.versions')}
            </LinkButton>
          </div>
        </>
      )}
    </div>
  )
}
