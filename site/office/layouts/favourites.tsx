import { createContext, use, useState, type ReactNode } from 'react'
import { useOperatorApi } from '#platform/office/api-context.ts'
import { useMe } from '#platform/office/visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import styles from './desk-nav.module.css'

interface Favourites {
  paths: readonly string[]
  set(path: string, on: boolean): void
}

const FavouritesContext = createContext<Favourites>({ paths: [], set: () => undefined })

/** Pages that the operator wants on top, for both places that show the navigation. */
export function FavouritesProvider({ children }: { children: ReactNode }) {
  const api = useOperatorApi()
  const [paths, setPaths] = useState<readonly string[]>(useMe()?.favourites ?? [])
  const set = (path: string, on: boolean) => {
    const before = paths
    setPaths(on ? [...paths, path] : paths.filter((each) => each !== path))
    // What was not kept is not shown as if it were.
    void api?.session.setFavourite({ path, on }).catch(() => setPaths(before))
  }
  return <FavouritesContext value={{ paths, set }}>{children}</FavouritesContext>
}

export const useFavourites = () => use(FavouritesContext)

/** Puts a page on top of the navigation, or takes it away from there. */
export function FavouriteToggle({ path, title }: { path: string; title: string }) {
  const t = useT()
  const { paths, set } = useFavourites()
  const on = paths.includes(path)
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={on}
      aria-label={t('adminDesk.favourite', { title })}
      title={t('adminDesk.favourite', { title })}
      onClick={() => set(path, !on)}
    >
      <Icon name="star" size={16} />
    </button>
  )
}
