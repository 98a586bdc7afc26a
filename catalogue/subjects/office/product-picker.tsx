import { useState } from 'react'
import type { ChosenProduct } from './record.ts'
import { useOperatorApi } from '#platform/office/api-context.ts'
import { useT } from '#platform/web/i18n.tsx'
import { FieldNotes } from '#platform/ui/field.tsx'
import { SuggestionBox } from '#platform/ui/suggestion-box.tsx'
import { ChosenProducts } from './chosen-products.tsx'

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
  const pick = (product: ChosenProduct) => {
    setProducts((all) => [...all, product])
    setFound([])
    setRound((number) => number + 1)
  }
  return (
    <fieldset className="stack tight">
      <legend>{t('adminSubjects.products')}</legend>
      <FieldNotes id="products" hint={t('adminSubjects.productsHint')} error={error} />
      <ChosenProducts products={products} onChange={setProducts} />
      <SuggestionBox
        key={round}
        name="find"
        label={t('adminSubjects.addProduct')}
        placeholder={t('adminSubjects.addProduct')}
        suggestions={found.map((product) => ({
          id: String(product.id),
          parts: [{ text: product.title, hit: false }],
          note: product.code,
          pick: () => pick(product),
        }))}
        onQuery={(text) => void find(text)}
      />
    </fieldset>
  )
}
