import { useState } from 'react'
import { to } from '#platform/contract/to.ts'
import type { ChosenProduct } from './record.ts'
import { useOperatorApi } from '#platform/office/api-context.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { IconButton } from '#platform/ui/button.tsx'
import { FieldNotes } from '#platform/ui/field.tsx'
import { SuggestionBox, type Suggestion } from '#platform/ui/suggestion-box.tsx'
import styles from './subjects.module.css'

/** Products in an order: found by name, moved, removed. */
export function ProductPicker({ saved, error }: { saved: readonly ChosenProduct[]; error?: string }) {
  const t = useT()
  const api = useOperatorApi()
  const [products, setProducts] = useState(saved)
  const [found, setFound] = useState<ChosenProduct[]>([])
  const [round, setRound] = useState(0)

  async function find(text: string) {
    if (!api || text.trim() === '') return setFound([])
    const { list } = await api.products.list({ search: text, limit: 8, sort: 'model' })
    const names = list.map(({ id, code, brandNameEn, series, model, status }) => ({
      id,
      code,
      shown: status === 'published',
      title: [brandNameEn, series, model].filter(Boolean).join(' '),
    }))
    setFound(names.filter(({ id }) => !products.some((each) => each.id === id)))
  }
  const pick = ({ id }: Suggestion) => {
    const product = found.find((each) => String(each.id) === id)
    if (product) setProducts((all) => [...all, product])
    setFound([])
    setRound((number) => number + 1)
  }
  const move = (at: number, by: number) => () =>
    setProducts((all) => {
      const [moved] = all.slice(at, at + 1)
      return moved ? all.toSpliced(at, 1).toSpliced(at + by, 0, moved) : all
    })
  return (
    <fieldset className="stack tight">
      <legend>{t('adminSubjects.products')}</legend>
      <FieldNotes id="products" hint={t('adminSubjects.productsHint')} error={error} />
      {products.length === 0 ? (
        <p className="muted">{t('adminSubjects.noProducts')}</p>
      ) : (
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
                  onClick={() => setProducts((all) => all.toSpliced(at, 1))}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
      <SuggestionBox
        key={round}
        name="find"
        label={t('adminSubjects.addProduct')}
        placeholder={t('adminSubjects.addProduct')}
        suggestions={found.map(({ id, title, code }) => ({
          id: String(id),
          parts: [{ text: title, hit: false }],
          note: code,
        }))}
        onQuery={(text) => void find(text)}
        onPick={pick}
      />
    </fieldset>
  )
}
