import type { Translator } from '#platform/texts/messages.ts'
import { onKept } from '#platform/web/kept.ts'
import { showToast } from '#platform/ui/toast-list.ts'
import { loadBasketArea } from '../texts/load-basket.ts'
import { linesIn, readDraft, withLines, writeDraft } from './draft.ts'

let notify: ((count: number) => void) | undefined

/**
 * The draft of the enquiry is the basket. A link with `data-basket`, the name of the goods, puts them into it; before this
 * has loaded, and without scripts, it leads to the enquiry with the goods in hand. Whoever asked last receives the count.
 */
export function watchBasket(t: Translator, onCount: (count: number) => void) {
  if (!notify) {
    onKept(count)
    // Before the listener that follows links.
    document.addEventListener('click', (event) => add(event, t), { capture: true })
  }
  notify = onCount
  count()
}

const count = () => notify?.(linesIn(readDraft()).length)

function add(event: MouseEvent, t: Translator) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-basket]')
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  const query = new URL(link.href).searchParams
  const of = (name: string) => query.get(name) ?? ''
  const title = link.dataset['basket'] ?? ''
  const goods = { productId: of('productId'), lotId: of('lotId'), productName: title }
  writeDraft(withLines(readDraft(), [{ ...goods, quantity: of('quantity'), unit: of('unit') || 'MT' }]))
  void confirm(t, title)
}

async function confirm(t: Translator, title: string) {
  t.add(await loadBasketArea(t.locale))
  showToast(t('enquiryBasket.added', { title }))
}
