import { to } from '#platform/contract/to.ts'
import { letters } from '../contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { ListPages } from '#platform/web/list-pages.tsx'
import { usePageData, type Action } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import type { Visit } from '#platform/web/visit.ts'
import { Button } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import { LetterRow } from './letter-row.tsx'
import styles from './letters.module.css'

export const loader = ({ api, url }: Visit) => api.letters.list(readQuery(letters.list, url))

export const action: Action = async ({ api, form }) => {
  const ids = form.getAll('ids').map(Number)
  await (form.get('intent') === 'delete' ? api.letters.delete({ ids }) : api.letters.read({ ids }))
  return null
}

export default function LettersPage() {
  const t = useT()
  const found = usePageData<typeof loader>()
  const unread = found.list.filter(({ status }) => status === 0)
  return (
    <div className="stack">
      <header className="split">
        <h1>{t('letters.title')}</h1>
        <div className="cluster">
          <a href={to.notices()}>{t('letters.choose')}</a>
          {unread.length > 0 && (
            <form method="post">
              {unread.map(({ id }) => (
                <input key={id} type="hidden" name="ids" value={id} />
              ))}
              <Button type="submit" size="sm" name="intent" value="read">
                {t('letters.readAll')}
              </Button>
            </form>
          )}
        </div>
      </header>
      {found.totalCount === 0 && (
        <EmptyState icon="mail" title={t('letters.empty')}>
          {t('letters.emptyText')}
        </EmptyState>
      )}
      <ul className={styles.list}>
        {found.list.map((letter) => (
          <LetterRow key={letter.id} letter={letter} />
        ))}
      </ul>
      <ListPages {...found} />
    </div>
  )
}
