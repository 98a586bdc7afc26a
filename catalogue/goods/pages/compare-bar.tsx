import { to } from '#platform/contract/to.ts'
import type { ListedItem } from '../listed-item.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Chip } from '#platform/ui/badge.tsx'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { Checkbox } from '#platform/ui/choice.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { mostCompared, useCompareBasket } from './compare-basket.ts'
import { localisedTitle } from '../product-title.ts'
import styles from './compare-bar.module.css'

const formId = 'compare'

/** Puts a product into the basket; without scripts it is a field of the form below the list. */
export function CompareCheckbox({ item }: { item: ListedItem }) {
  const t = useT()
  const { has, full, put, take } = useCompareBasket()
  const title = localisedTitle(item, t).text
  const checked = has(item.id)
  return (
    <Checkbox
      name="ids"
      value={item.id}
      form={formId}
      label={
        <>
          <Icon name="compare" className={styles.icon} />
          <span className={styles.word}>{t('products.compare')}</span>
        </>
      }
      aria-label={t('products.compareThis', { title })}
      title={full && !checked ? t('products.compareFour') : undefined}
      checked={checked}
      disabled={full && !checked}
      onChange={() => (checked ? take(item.id) : put({ id: item.id, title }))}
      className={styles.box}
    />
  )
}

/** Once per page, below the list. `above` is set where the page has a bar of its own at the bottom of a phone. */
export function CompareBar({ above }: { above?: boolean }) {
  const t = useT()
  const { list, take, clear } = useCompareBasket()
  return (
    <form id={formId} action={to.compare()} className={styles.form}>
      <Button type="submit" icon="compare" className={styles.plain}>
        {t('products.compareChosen')}
      </Button>
      {list.length > 0 && (
        <section aria-label={t('products.compareBasket')} className={classNames(styles.bar, above && styles.above)}>
          <ul className={styles.list}>
            {list.map(({ id, title }) => (
              <li key={id}>
                <Chip removeLabel={t('products.remove', { name: title })} onRemove={() => take(id)}>
                  <span className="truncate">{title}</span>
                </Chip>
              </li>
            ))}
          </ul>
          <p className={styles.room}>{t('products.compareRoom', { count: list.length, most: mostCompared })}</p>
          <Button variant="quiet" size="sm" onClick={clear}>
            {t('products.clear')}
          </Button>
          <LinkButton variant="primary" size="sm" icon="compare" href={to.compare({ ids: list.map(({ id }) => id) })}>
            {t('products.compareCount', { count: list.length })}
          </LinkButton>
        </section>
      )}
    </form>
  )
}
