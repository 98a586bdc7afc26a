import { to } from '#platform/contract/to.ts'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, useRefused, type Action, type MetaOf } from '#platform/web/page.ts'
import type { Visit } from '#platform/web/visit.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import { rangedParameters } from './load-search.ts'
import { nameChoices } from './name-choices.ts'
import { SavedSearchRow } from './saved-search-row.tsx'
import styles from './search-view.module.css'

/** Nothing for a visitor, who is told what he would find here. */
export async function loader({ api, signedIn }: Visit) {
  if (!signedIn) return undefined
  const list = await api.savedSearches.list()
  const queries = list.map(({ query }) => new URLSearchParams(query))
  const [names, parameters] = await Promise.all([nameChoices(api, queries), rangedParameters(api)])
  return { list, names, parameters }
}

export const action: Action = async ({ api, form }) => {
  const id = Number(form.get('id'))
  if (form.get('intent') === 'delete') return api.savedSearches.delete({ ids: [id] })
  await api.savedSearches.save({
    id,
    name: String(form.get('name') ?? ''),
    query: String(form.get('query') ?? ''),
    alert: form.get('alert') === '1',
  })
  return null
}

export const meta: MetaOf<typeof loader> = (_, t) => ({
  title: t('layout.searchSetup'),
  description: t('savedSearches.intro'),
  noIndex: true,
})

export default function SetupPage() {
  const t = useT()
  const data = usePageData<typeof loader>()
  const refused = useRefused()
  return (
    <div className={`container narrow ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('layout.searchSetup')}</h1>
        <p className="muted">{t('savedSearches.intro')}</p>
      </header>
      {refused?.refused && <Notice kind="danger">{refused.refused.message}</Notice>}
      {!data && (
        <EmptyState
          icon="lock"
          title={t('savedSearches.signIn')}
          actions={
            <>
              <LinkButton variant="primary" href={to.signIn(to.savedSearches())}>
                {t('layout.signIn')}
              </LinkButton>
              <LinkButton href={to.search()}>{t('savedSearches.findProducts')}</LinkButton>
            </>
          }
        >
          {t('savedSearches.signInText')}
        </EmptyState>
      )}
      {data?.list.length === 0 && (
        <EmptyState
          icon="bell"
          title={t('savedSearches.empty')}
          actions={<LinkButton href={to.search()}>{t('savedSearches.findProducts')}</LinkButton>}
        >
          {t('savedSearches.emptyText')}
        </EmptyState>
      )}
      {data && data.list.length > 0 && (
        <ul>
          {data.list.map((saved) => (
            <SavedSearchRow key={saved.id} saved={saved} names={data.names} parameters={data.parameters} />
          ))}
        </ul>
      )}
    </div>
  )
}
