import { to } from '#platform/contract/to.ts'
import type { ListedItem } from '../listed-item.ts'
import { useApi } from '#platform/web/api-context.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useRoot } from '#platform/web/page.ts'
import { useLocation } from '#platform/web/router.tsx'
import { IconButton, LinkButton } from '#platform/ui/button.tsx'
import { showToast } from '#platform/ui/toast-list.ts'
import { markFavourite, useFavouriteIds } from './favourite-ids.ts'
import { localisedTitle } from '../product-title.ts'

/** The heart of a product in a list; a visitor is asked to sign in and comes back here. */
export function FavouriteSwitch({ item }: { item: ListedItem }) {
  const t = useT()
  const api = useApi()
  const signedIn = Boolean(useRoot()?.member)
  const { pathname, search } = useLocation()
  const kept = useFavouriteIds(signedIn).has(item.id)
  const label = t('products.favourite', { title: localisedTitle(item, t).text })
  if (!signedIn)
    return (
      <LinkButton
        href={to.signIn(pathname + search)}
        variant="quiet"
        size="sm"
        icon="heart"
        aria-label={label}
        title={t('favourites.keep')}
        rel="nofollow"
      />
    )
  const change = async () => {
    try {
      const now = await api?.favourites.switch({ productId: item.id })
      if (now === undefined) return
      markFavourite(item.id, now)
      showToast(now ? t('favourites.added') : t('favourites.removed'))
    } catch (error) {
      showToast((error as Error).message, 'error')
    }
  }
  return (
    <IconButton
      icon="heart"
      size="sm"
      filled={kept}
      label={label}
      title={t('favourites.keep')}
      aria-pressed={kept}
      onClick={() => void change()}
    />
  )
}
