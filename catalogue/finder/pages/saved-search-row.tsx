import { to } from '#platform/contract/to.ts'
import type { SavedSearch } from '../contract.ts'
import { date } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import { AskFirst } from '#platform/ui/ask-first.tsx'
import { Tag } from '#platform/ui/badge.tsx'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { choiceLabel, choicesIn, type Names, type RangedParameter } from './choices.ts'
import styles from './saved-searches.module.css'

interface SavedSearchRowProps {
  saved: SavedSearch
  names: Names
  parameters: RangedParameter[]
}

/** A search with what it asks for in words; it can be run, watched and deleted. */
export function SavedSearchRow({ saved, names, parameters }: SavedSearchRowProps) {
  const t = useT()
  const href = `${to.search()}?${saved.query}`
  return (
    <li className={styles.row}>
      <SavedSearchText saved={saved} names={names} parameters={parameters} href={href} />
      <div className={styles.actions}>
        {' '}
        <form method="post">
          <input type="hidden" name="id" value={saved.id} />
          <input type="hidden" name="name" value={saved.name} />
          <input type="hidden" name="query" value={saved.query} />
          <input type="hidden" name="alert" value={saved.alert ? '0' : '1'} />
          <Button
            type="submit"
            role="switch"
            aria-checked={saved.alert}
            aria-label={t('savedSearches.alertFor', { name: saved.name })}
            variant="quiet"
            size="sm"
            icon="bell"
            name="intent"
            value="alert"
          >
            {t(saved.alert ? 'savedSearches.alertOn' : 'savedSearches.alertOff')}
          </Button>
        </form>
        <LinkButton href={href} size="sm" icon="search">
          {t('savedSearches.run')}
        </LinkButton>
        <AskFirst
          icon="trash"
          danger
          label={t('savedSearches.delete')}
          name={t('savedSearches.deleteThis', { name: saved.name })}
          title={t('savedSearches.deleteAsk', { name: saved.name })}
          cancelLabel={t('savedSearches.cancel')}
          fields={{ id: saved.id, intent: 'delete' }}
        />
      </div>{' '}
    </li>
  )
}

interface SavedSearchTextProps {
  saved: SavedSearch
  names: Names
  parameters: RangedParameter[]
  href: string
}

function SavedSearchText({ saved, names, parameters, href }: SavedSearchTextProps) {
  const t = useT()
  return (
    <div className={styles.text}>
      <h2>
        <a href={href}>{saved.name}</a>
      </h2>
      <p className="cluster">
        {choicesIn(new URLSearchParams(saved.query), []).map((choice) => {
          const { text, lang } = choiceLabel(choice, t, names, parameters)
          return (
            <Tag key={choice.join()}>
              <span lang={lang}>{text}</span>
            </Tag>
          )
        })}
      </p>
      <p className={styles.facts}>
        {t('savedSearches.savedOn', { date: date(saved.createdAt) })}
        {saved.lastAlertAt && <> · {t('savedSearches.lastAlert', { date: date(saved.lastAlertAt) })}</>}
      </p>
    </div>
  )
}
