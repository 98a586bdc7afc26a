import { to } from '#platform/contract/to.ts'
import { useT } from '#platform/web/i18n.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import { useCompareBasket } from '#catalogue/goods/pages/compare-basket.ts'

/** Says how a comparison comes about; what this browser has put aside is one click away. */
export function CompareEmpty() {
  const t = useT()
  const { list } = useCompareBasket()
  return (
    <EmptyState
      icon="compare"
      title={t('comparing.compareEmpty')}
      actions={
        <>
          {list.length > 0 && (
            <LinkButton href={to.compare({ ids: list.map(({ id }) => id) })} variant="primary" icon="compare">
              {t('comparing.compareChosen', { count: list.length })}
            </LinkButton>
          )}
          <LinkButton href={to.search()} icon="search">
            {t('comparing.findProducts')}
          </LinkButton>
        </>
      }
    >
      {t('comparing.compareEmptyText')}
    </EmptyState>
  )
}
