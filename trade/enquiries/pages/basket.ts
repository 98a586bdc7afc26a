import type { Translator } from '#platform/texts/messages.ts'
import { onKept } from '#platform/web/kept.ts'
import { showToast } from '#platform/ui/toast-list.ts'
import { loadBasketArea } from '../texts/load-basket.ts'
import { linesIn, readDraft, writeDraft } from './draft.ts'
import { withLines } from './fill-draft.ts'
import type { Followed } from './follow-basket.ts'

/** The basket of whoever was signed in when it was read. */
type ReadFor = Omit<Followed, 'memberId'> & { memberId: number | undefined }

let follows: Promise<void> | undefined
let notify: ((count: number) => void) | undefined

/**
 * The draft of the enquiry is the basket. A link with `data-basket`, the name of the goods, puts them into it; before this
 * has loaded, and without scripts, it leads to the enquiry with the goods in hand. Whoever asked last receives the count.
 */
export function watchBasket(
  t: Translator,
  onCount: (count: number) => void,
  memberId: number | undefined,
  kept: ReadFor | undefined,
) {
  if (!notify) {
    onKept(count)
    // Before the listener that follows links.
    document.addEventListener('click', (event) => add(event, t), { capture: true })
  }
  notify = onCount
  count()
  // It is being read. Calls wait for this code, and the first of them may be the last to go on.
  if (memberId !== undefined && !kept) return
  // Only members have a basket beside that of their browser.
  const own = memberId !== undefined && kept?.memberId === memberId ? { ...kept, memberId } : undefined
  if (own || follows) follows = import('./follow-basket.ts').then(({ followBasket }) => followBasket(own))
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
