import type { BrowserRouter } from './browser-router.ts'

const linkOf = (event: Event) => {
  const link = (event.target as Element).closest?.('a')
  if (!link?.href || link.target || link.hasAttribute('download') || 'document' in link.dataset) return undefined
  const url = new URL(link.href)
  return url.origin === location.origin ? url : undefined
}

/**
 * Plain anchors and forms become client navigation through listeners on the document: a link component per anchor
 * would double the time a page takes to render. `data-document` keeps a link or form with the browser.
 */
export function followLinks({ navigate }: BrowserRouter, preload: (url: URL) => void) {
  document.addEventListener('pointerover', (event) => {
    const url = linkOf(event)
    if (url) preload(url)
  })

  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const url = linkOf(event)
    if (!url || (url.hash && url.pathname === location.pathname && url.search === location.search)) return
    event.preventDefault()
    void navigate(url.href)
  })

  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (event.defaultPrevented || form.method === 'dialog' || 'document' in form.dataset) return
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
