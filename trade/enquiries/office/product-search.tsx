import { useEffect, useId, useRef, useState } from 'react'
import type { QuotableGoods } from '#catalogue/products/office/quotable.ts'
import { money, weight } from '#platform/texts/format.ts'
import { productTitle } from '#catalogue/goods/product-title.ts'
import { useOperatorApi } from '#platform/office/api-context.ts'
import { useT } from '#platform/web/i18n.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import styles from './enquiries.module.css'

const waitMs = 200

interface ProductSearchProps {
  name: string
  value: string
  onType: (text: string) => void
  onChoose: (goods: QuotableGoods) => void
}

/** Goods of the catalogue whose name is typed, asked for once typing pauses. */
function useGoods() {
  const api = useOperatorApi()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [found, setFound] = useState<QuotableGoods[]>([])
  const [at, setAt] = useState(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  const ask = async (search: string) => {
    setFound((await api?.enquiries.goods({ search }).catch(() => [])) ?? [])
    setAt(0)
  }
  const forget = () => {
    clearTimeout(timer.current)
    setFound([])
  }
  const search = (text: string) => {
    clearTimeout(timer.current)
    if (!api || text.length < 2) return setFound([])
    timer.current = setTimeout(() => void ask(text), waitMs)
  }
  return { found, at, setAt, search, forget }
}

/** The name of what is offered: chosen from the catalogue while it is typed, or free. */
export function ProductSearch({ name, value, onType, onChoose }: ProductSearchProps) {
  const listId = useId()
  const { found, at, setAt, search, forget } = useGoods()
  const choose = (goods: QuotableGoods | undefined) => {
    if (!goods) return
    forget()
    onChoose(goods)
  }
  const type = (text: string) => {
    onType(text)
    search(text.trim())
  }
  const act = (key: string): boolean => {
    if (key === 'ArrowDown') setAt((at + 1) % found.length)
    else if (key === 'ArrowUp') setAt((at - 1 + found.length) % found.length)
    else if (key === 'Enter') choose(found[at])
    else if (key === 'Escape') forget()
    else return false
    return true
  }
  return (
    <div className={styles.search}>
      <TextInput
        name={name}
        value={value}
        maxLength={200}
        autoComplete="off"
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? `${listId}-${at}` : undefined}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (found.length > 0 && act(event.key)) event.preventDefault()
        }}
        onBlur={() => setTimeout(forget, waitMs)}
      />
      <div id={listId} role="listbox" className={styles.found} hidden={found.length === 0}>
        {found.map((goods, index) => (
          <Choice
            key={`${goods.productId} ${goods.lotId}`}
            goods={goods}
            id={`${listId}-${index}`}
            selected={index === at}
            onMove={() => setAt(index)}
            onChoose={() => choose(goods)}
          />
        ))}
      </div>
    </div>
  )
}

interface ChoiceProps {
  goods: QuotableGoods
  id: string
  selected: boolean
  onMove: () => void
  onChoose: () => void
}

function Choice({ goods, id, selected, onMove, onChoose }: ChoiceProps) {
  const t = useT()
  return (
    <button
      id={id}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      className={styles.choice}
      onPointerMove={onMove}
      onClick={onChoose}
    >
      <span>
        {productTitle(goods.product, t)}
        {goods.lotCode && ` · ${t('adminEnquiries.lot', { code: goods.lotCode })}`}
      </span>
      <span className="muted">
        {t('adminEnquiries.inStock', { weight: weight(t, goods.stockKg) })} ·{' '}
        {goods.currency ? money(t, goods.perTonneMinor, goods.currency) : t('adminEnquiries.onEnquiry')}
      </span>
    </button>
  )
}
