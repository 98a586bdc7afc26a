import { to } from '#platform/contract/to.ts'
import type { SetUpItem } from './contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Card } from '#platform/ui/card.tsx'
import { SetUpList } from './set-up-list.tsx'

/** On the first page until nothing is left to do. */
export function SetUpBoard({ items }: { items: readonly SetUpItem[] }) {
  const t = useT()
  const needed = items.filter(({ optional }) => !optional)
  const open = needed.filter(({ done }) => !done)
  if (open.length === 0) return null
  return (
    <Card
      title={t('adminSetUp.progress', { done: needed.length - open.length, all: needed.length })}
      actions={<a href={to.office.setUp()}>{t('adminSetUp.all')}</a>}
    >
      <SetUpList items={open} />
    </Card>
  )
}
