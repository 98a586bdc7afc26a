import type { OrderLine, OrderReturn } from '../order.ts'
import { weight, empty } from '#platform/texts/format.ts'
import { PhotoLinks } from '#identity/uploads/pages/photo-links.tsx'
import { productTitle } from '#catalogue/goods/product-title.ts'
import { useT } from '#platform/web/i18n.tsx'

interface ReturnFactsProps {
  facts: OrderReturn
  /** Of the order, to name what goes back. */
  lines: readonly Pick<OrderLine, 'id' | 'product'>[]
  answer: string | null
}

/** What goes back and why, with its photos and the answer. */
export function ReturnFacts({ facts, lines, answer }: ReturnFactsProps) {
  const t = useT()
  const titleOf = (lineId: number) => {
    const line = lines.find(({ id }) => id === lineId)
    return line ? productTitle(line.product, t) : empty
  }
  return (
    <>
      <ul>
        {facts.lines.map(({ lineId, kilograms }) => (
          <li key={lineId}>
            {titleOf(lineId)} · {weight(t, kilograms)}
          </li>
        ))}
      </ul>
      <p>{facts.reason}</p>
      {facts.photos.length > 0 && <PhotoLinks photos={facts.photos} />}
      {answer && <p className="muted">{answer}</p>}
    </>
  )
}
