import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'

/** Says that a form shows what is not saved, and discards it. */
export function DraftNotice({ id, className }: { id: number | undefined; className?: string }) {
  const t = useT()
  return (
    <Notice kind="warning" className={className}>
      <form method="post" className="cluster">
        <input type="hidden" name="id" value={id ?? ''} />
        <span>{t('adminContent.drafted')}</span>
        <Button type="submit" name="intent" value="dropDraft" size="sm">
          {t('adminContent.dropDraft')}
        </Button>
      </form>
    </Notice>
  )
}
