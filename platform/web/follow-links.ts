import type { BrowserRouter } from './browser-router.ts'

interface Following {
  /** A link is about to be followed, perhaps. */
  preload(url: URL): void
  /** Without a connection the browser would leave the page for an error page of its own. */
  onOffline(): void
}

/** A link that opens in this window. */
const linkOf = (event: Event) => {
  const link = (event.target as Element).closest?.('a')
  return link?.href && !link.target && !link.hasAttribute('download') ? link : undefined
}

const isOurs = (link: HTMLAnchorElement) => !('document' in link.dataset) && link.origin === location.origin

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * Plain anchors and forms become client navigation through listeners on the document: a link component per anchor
 * would double the time a page takes to render. `data-document` keeps a link or form with the browser.
 */
export function followLinks({ navigate, rememberScroll }: BrowserRouter, { preload, onOffline }: Following) {
  document.addEventListener('pointerover', (event) => {
    const link = linkOf(event)
    if (link && isOurs(link)) preload(new URL(link.href))
  })

  /** What the browser loads by itself. */
  const leave = (event: Event) => {
    if (navigator.onLine) return
    event.preventDefault()
    onOffline()
  }

  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlain(event)) return
    const link = linkOf(event)
    if (!link || !/^https?:$/.test(link.protocol)) return
    if (!isOurs(link)) return leave(event)
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return rememberScroll()
    event.preventDefault()
    void navigate(link.href)
  })

  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (event.defaultPrevented || form.method === 'dialog') return
    if ('document' in form.dataset) return leave(event)
    event.preventDefault()
    const fields = new FormData(form, event.submitter)
    // A control named "action" would hide the property.
    const own = (name: string) => event.submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name)
    const action = new URL(own('action') ?? location.href, location.href)
    if (own('method') === 'post') return void navigate(action.href, { form: fields })
    const query = new URLSearchParams()
    for (const [name, value] of fields) if (typeof value === 'string' && value !== '') query.append(name, value)
    action.search = query.toString()
    void navigate(action.href)
  })
}
