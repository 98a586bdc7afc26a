import { to } from '#platform/contract/to.ts'
import { useMay } from '../visit.ts'
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
            {look.name === 'shops' && <ShopPeople shopId={saved.id} />}
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

/** Who signs in for the shop. */
function ShopPeople({ shopId }: { shopId: number }) {
  const t = useT()
  if (!useMay('operators.edit')) return null
  return (
    <>
      <LinkButton size="sm" icon="user" href={to.office.operators({ shopId })}>
        {t('adminOperators.people')}
      </LinkButton>
      <LinkButton size="sm" icon="plus" href={to.office.operators.edit(undefined, { shopId })}>
        {t('adminOperators.inviteSeller')}
      </LinkButton>
    </>
  )
}
