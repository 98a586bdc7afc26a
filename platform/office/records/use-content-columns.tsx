import type { ContentRow } from './contract.ts'
import type { ListColumn } from '../ui/list-columns.ts'
import { RowLink } from '../ui/row-link.tsx'
import { localised } from '#platform/texts/localised.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { StoredPicture } from '#platform/web/stored-picture.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { choiceText, groupKey, type ContentLook } from './content-looks.ts'
import { StateBadge } from './state-badge.tsx'
import styles from './content.module.css'

/** What every list of content shows; position and state only where the noun has them. */
export function useContentColumns(look: ContentLook, mayEdit: boolean): ListColumn<ContentRow>[] {
  const t = useT()
  const { path, group, published, content } = look
  const zh = t.locale === 'zh-CN'
  const columns: ListColumn<ContentRow>[] = [
    {
      key: zh ? 'title' : 'titleEn',
      header: t(`adminContent.${look.heading}`),
      rowHeader: true,
      sortable: true,
      cell: (row) => <Title row={row} href={mayEdit ? `${path}/edit?id=${row.id}` : undefined} />,
    },
    {
      key: 'missing',
      header: t('adminContent.language'),
      cell: ({ missing }) => <Missing sides={missing} />,
    },
    {
      key: 'group',
      header: t(groupKey(look)),
      sortable: true,
      cell: ({ group: value, groupName, groupNameEn }) => {
        if (groupName || groupNameEn) return <Local zh={groupName} en={groupNameEn} />
        return value && group ? choiceText(t, look, group, value) : '-'
      },
    },
    {
      key: 'publishedAt',
      header: t('adminContent.state'),
      sortable: true,
      cell: ({ state, publishedAt }) => state && <StateBadge state={state} publishedAt={publishedAt} />,
    },
    {
      key: 'position',
      header: t('adminContent.position'),
      numeric: true,
      sortable: true,
      cell: ({ position }) => position,
    },
    {
      key: 'version',
      header: t('adminContent.versions'),
      numeric: true,
      optional: true,
      cell: ({ version }) => version,
    },
  ]
  const wanted = {
    group: look.name === 'exhibitions' || group !== undefined,
    publishedAt: published,
    position: 'position' in content.fields,
  }
  return columns.filter(({ key }) => wanted[key as keyof typeof wanted] ?? true)
}

/** Languages in which something is not written yet. */
function Missing({ sides }: { sides: ContentRow['missing'] }) {
  const t = useT()
  if (sides.length === 0) return <span className="muted">{t('adminContent.complete')}</span>
  return (
    <span className={styles.missing}>
      {sides.map((side) => (
        <Badge key={side} tone="warning">
          {t(side === 'zh' ? 'adminForm.missingChinese' : 'adminForm.missingEnglish')}
        </Badge>
      ))}
    </span>
  )
}

function Title({ row, href }: { row: ContentRow; href: string | undefined }) {
  const t = useT()
  const { lang, text } = localised(t.locale, row.title, row.titleEn)
  return (
    <span className={styles.named}>
      {row.picture && (
        <span className={styles.thumb}>
          <StoredPicture picture={row.picture} ratio="4:3" sizes="48px" />
        </span>
      )}
      <span lang={lang}>
        <RowLink to={href ?? false}>{text}</RowLink>
      </span>
    </span>
  )
}
