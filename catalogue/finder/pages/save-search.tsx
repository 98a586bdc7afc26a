import { useEffect } from 'react'
import { to } from '#platform/contract/to.ts'
import type { SavedSearch } from '../contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused, useRoot } from '#platform/web/page.ts'
import { useLocation, useNavigation, useView } from '#platform/web/router.tsx'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { Checkbox } from '#platform/ui/choice.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { choiceLabel, choicesIn } from './choices.ts'
import type { SearchData } from './load-search.ts'
import { namesIn } from './search-names.ts'
import { closeDialog, openDialog } from '#catalogue/goods/pages/open-dialog.ts'
import { filterOnly } from './search-address.ts'
import styles from './search-view.module.css'

const dialogId = 'save-search'
const longestName = 60

/** Keeps the search under a name, with a letter when something new matches; a visitor is asked to sign in first. */
export function SaveSearch({ data }: { data: SearchData }) {
  const t = useT()
  const { pathname, search } = useLocation()
  const signedIn = Boolean(useRoot()?.member)
  const answer = useRefused()
  const refused = answer?.refused
  const saved = useSaved()
  const busy = useNavigation().state === 'submitting'
  useEffect(() => {
    if (saved) closeDialog(dialogId)
  }, [saved])

  const query = new URLSearchParams(search)
  const choices = choicesIn(query, [])
  if (choices.length === 0) return null
  if (!signedIn)
    return (
      <LinkButton href={to.signIn(pathname + search)} variant="quiet" size="sm" icon="bell" rel="nofollow">
        {t('savedSearches.saveThis')}
      </LinkButton>
    )
  const names = namesIn(data)
  const words = choices.map((choice) => choiceLabel(choice, t, names, data.parameters).text)
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon="bell"
        command="show-modal"
        commandfor={dialogId}
        onClick={() => openDialog(dialogId)}
      >
        {t('savedSearches.saveThis')}
      </Button>
      <a href={to.savedSearches()} className={styles.savedSearches}>
        {t('products.savedSearches')}
      </a>
      <Dialog id={dialogId} title={t('savedSearches.saveThis')} closeLabel={t('layout.close')} size="sm">
        <form method="post" action={pathname + search} className="stack">
          <input type="hidden" name="query" value={filterOnly(query).toString()} />
          <Field label={t('savedSearches.name')} required error={refused?.fields['name']}>
            <TextInput
              name="name"
              maxLength={longestName}
              defaultValue={answer?.typed?.['name'] ?? words.join(t('products.comma')).slice(0, longestName)}
            />
          </Field>
          <Checkbox
            name="alert"
            value="1"
            label={t('savedSearches.alertMe')}
            hint={t('savedSearches.alertHint')}
            defaultChecked
          />
          {refused && !refused.fields['name'] && <Notice kind="danger">{refused.message}</Notice>}
          <Button type="submit" variant="primary" busy={busy}>
            {t('savedSearches.save')}
          </Button>
        </form>
      </Dialog>
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
