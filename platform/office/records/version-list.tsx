import type { KeptVersion } from './version-calls.ts'
import type { Picture } from '#platform/contract/picture.ts'
import { dateTime } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import type { ValueWords } from './value-words.ts'
import { VersionChanges } from './version-changes.tsx'
import styles from './versions.module.css'

interface VersionListProps extends ValueWords {
  list: readonly KeptVersion[]
  pictures: Record<string, Picture>
  mayRestore: boolean
  previewOf?(version: number): string
}

/** Every version that is kept, the newest first, with what it changed. */
export function VersionList({ list, pictures, mayRestore, previewOf, ...words }: VersionListProps) {
  const t = useT()
  const refused = useRefused()?.refused
  const now = list[0]?.version ?? 0
  return (
    <>
      {refused && <Notice kind="danger">{refused.message}</Notice>}
      <ol className={styles.versions}>
        {list.map((version, at) => (
          <li key={version.version} className={styles.version}>
            <header className={styles.head}>
              <h2>{t('adminContent.version', { version: version.version })}</h2>
              {at === 0 && <Badge tone="brand">{t('adminContent.currentVersion')}</Badge>}
              <span className="muted">
                {version.operatorName === null
                  ? t('adminContent.versionFirst')
                  : t('adminContent.versionBy', {
                      name: localised(t.locale, version.operatorName, version.operatorNameEn).text,
                      time: dateTime(version.at),
                    })}
              </span>
              <form method="post" className={styles.ways}>
                {previewOf && (
                  <LinkButton size="sm" variant="quiet" icon="eye" href={previewOf(version.version)}>
                    {t('adminContent.preview')}
                  </LinkButton>
                )}
                {mayRestore && at > 0 && (
                  <>
                    <input type="hidden" name="version" value={now} />
                    <Button
                      type="submit"
                      size="sm"
                      name="wanted"
                      value={version.version}
                      aria-label={t('adminContent.restoreVersion', { version: version.version })}
                    >
                      {t('adminContent.restore')}
                    </Button>
                  </>
                )}
              </form>
            </header>
            <VersionChanges before={list[at + 1]} after={version} pictures={pictures} {...words} />
          </li>
        ))}
      </ol>
    </>
  )
}
