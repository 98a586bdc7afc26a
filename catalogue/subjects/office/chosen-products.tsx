import type { Dispatch, SetStateAction } from 'react'
import { to } from '#platform/contract/to.ts'
import type { ChosenProduct } from './record.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { IconButton } from '#platform/ui/button.tsx'
import styles from './subjects.module.css'

interface ChosenProductsProps {
  products: readonly ChosenProduct[]
  onChange: Dispatch<SetStateAction<readonly ChosenProduct[]>>
}

/** In the order in which the subject shows them, each with what moves or removes it. */
export function ChosenProducts({ products, onChange }: ChosenProductsProps) {
  const t = useT()
  const move = (at: number, by: number) => () =>
    onChange((all) => {
      const [moved] = all.slice(at, at + 1)
      return moved ? all.toSpliced(at, 1).toSpliced(at + by, 0, moved) : all
    })
  if (products.length === 0) return <p className="muted">{t('adminSubjects.noProducts')}</p>
  return (
    <ol className={styles.products}>
      {products.map(({ id, code, title, shown }, at) => (
        <li key={id} className={styles.product}>
          <input type="hidden" name={`productIds.${at}`} value={id} />
          <span className={styles.number}>{at + 1}</span>
          <a href={to.office.products.edit(id)}>{title}</a>
          <code>{code}</code>
          {!shown && <Badge tone="warning">{t('adminSubjects.notShown')}</Badge>}
          <span className={styles.tools}>
            <IconButton
              icon="arrow-up"
              size="sm"
              label={t('adminProducts.moveUp', { name: title })}
              disabled={at === 0}
              onClick={move(at, -1)}
            />
            <IconButton
              icon="arrow-down"
              size="sm"
              label={t('adminProducts.moveDown', { name: title })}
              disabled={at === products.length - 1}
              onClick={move(at, 1)}
            />
            <IconButton
              icon="trash"
              size="sm"
              label={t('adminProducts.removeRow', { number: at + 1 })}
              onClick={() => onChange((all) => all.toSpliced(at, 1))}
            />
          </span>
        </li>
      ))}
    </ol>
  )
}
