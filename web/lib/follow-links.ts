import type { DataRouter } from 'react-router'

/**
 * Plain anchors and forms become client navigation through two listeners on the document: a link component per anchor
 * would double the time a page takes to render. `data-document` keeps a link or form with the browser.
 */
export function followLinks(router: DataRouter) {
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
    const link = (event.target as Element).closest?.('a')
    if (!link?.href || link.target || link.hasAttribute('download') || 'document' in link.dataset) return
    const url = new URL(link.href)
    const samePage = url.pathname === location.pathname && url.search === location.search
    if (url.origin !== location.origin || (url.hash && samePage)) return
    event.preventDefault()
    void router.navigate(url.pathname + url.search + url.hash)
  })

  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (event.defaultPrevented || form.method === 'dialog' || 'document' in form.dataset) return
    event.preventDefault()
    const fields = new FormData(form, event.submitter)
    const action = new URL(form.action)
    if (form.method === 'post') {
      void router.navigate(action.pathname + action.search, { formMethod: 'post', formData: fields })
      return
    }
    const query = new URLSearchParams()
    for (const [name, value] of fields) if (typeof value === 'string' && value !== '') query.append(name, value)
    void router.navigate(`${action.pathname}?${query}`)
  })
}
