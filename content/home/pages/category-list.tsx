import { to } from '#platform/contract/to.ts'
import type { HomeIndex } from '../contract.ts'
import { quantity } from '#platform/texts/format.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import styles from './category-list.module.css'

interface CategoryListProps {
  categories: HomeIndex['categories']
  /** `grid`: a table of contents; `menu`: one line each, beside the banner. */
  look: 'grid' | 'menu'
}

/** What the kinds below a main category say of it; the rest is one step away. */
const shownKinds = 5

export function CategoryList({ categories, look }: CategoryListProps) {
  const t = useT()
  return (
    <nav aria-label={t('home.materials')} className={classNames(styles.list, styles[look])}>
      <ul>
        {categories.map(({ id, name, nameEn, count, list }) => (
          <li key={id}>
            <a href={to.search({ categoryIds: id })} className={styles.main}>
              <Local zh={name} en={nameEn} />
              <small>{quantity(count)}</small>
            </a>
            <p>
              {list.slice(0, shownKinds).map((kind) => (
                <a key={kind.id} href={to.search({ categoryIds: kind.id })}>
                  <Local zh={kind.name} en={kind.nameEn} />
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </nav>
  )
}
