import { useEffect } from 'react'
import { to } from '#platform/contract/to.ts'
import type { SavedSearch } from '../contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useRoot } from '#platform/web/page.ts'
import { useLocation, useView } from '#platform/web/router.tsx'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { choicesIn } from './choices.ts'
import type { SearchData } from './load-search.ts'
import { closeDialog, openDialog } from '#catalogue/goods/pages/open-dialog.ts'
import { SaveDialog, saveDialogId } from './save-search-dialog.tsx'
import styles from './search-view.module.css'

/** Keeps the search under a name, with a letter when something new matches; a visitor is asked to sign in first. */
export function SaveSearch({ data }: { data: SearchData }) {
  const t = useT()
  const { pathname, search } = useLocation()
  const signedIn = Boolean(useRoot()?.member)
  const saved = useSaved()
  useEffect(() => {
    if (saved) closeDialog(saveDialogId)
  }, [saved])

  const query = new URLSearchParams(search)
  if (choicesIn(query, []).length === 0) return null
  if (!signedIn)
    return (
      <LinkButton href={to.signIn(pathname + search)} variant="quiet" size="sm" icon="bell" rel="nofollow">
        {t('savedSearches.saveThis')}
      </LinkButton>
    )
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon="bell"
        command="show-modal"
        commandfor={saveDialogId}
        onClick={() => openDialog(saveDialogId)}
      >
        {t('savedSearches.saveThis')}
      </Button>
      <a href={to.savedSearches()} className={styles.savedSearches}>
        {t('products.savedSearches')}
      </a>
      <SaveDialog data={data} query={query} address={pathname + search} />
    </>
  )
}

/** What the page's action answered, if it saved something. */
const useSaved = () => (useView().action as { saved?: SavedSearch } | undefined)?.saved

/** Said once, above the result. */
export function SavedNotice() {
  const t = useT()
  const saved = useSaved()
  if (!saved) return null
  return (
    <Notice kind="success" actions={<a href={to.savedSearches()}>{t('products.savedSearches')}</a>}>
      {t(saved.alert ? 'savedSearches.savedWithAlert' : 'savedSearches.saved', { name: saved.name })}
    </Notice>
  )
}
