import { useState } from 'react'
import { to } from '#platform/contract/to.ts'
import { useApi } from '#platform/web/api-context.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useRoot } from '#platform/web/page.ts'
import { useLocation } from '#platform/web/router.tsx'
import { useLive } from '#platform/web/use-live.ts'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { showToast } from '#platform/ui/toast-list.ts'

/** The heart of a product; a visitor is asked to sign in and comes back here. */
export function FavouriteButton({ productId }: { productId: number }) {
  const t = useT()
  const api = useApi()
  const signedIn = Boolean(useRoot()?.member)
  const { pathname, search } = useLocation()
  const stored = useLive((client, signal) => client.favourites.flag({ id: productId }, { signal }), { when: signedIn })
  const [changed, setChanged] = useState<boolean>()
  const kept = changed ?? stored ?? false
  if (!signedIn)
    return (
      <LinkButton href={to.signIn(pathname + search)} variant="quiet" icon="heart">
        {t('favourites.keep')}
      </LinkButton>
    )
  const change = async () => {
    try {
      const now = await api?.favourites.switch({ productId })
      setChanged(now)
      showToast(now ? t('favourites.added') : t('favourites.removed'))
    } catch (error) {
      showToast((error as Error).message, 'error')
    }
  }
  return (
    <Button variant="quiet" icon="heart" aria-pressed={kept} onClick={() => void change()}>
      {kept ? t('favourites.kept') : t('favourites.keep')}
    </Button>
  )
}
