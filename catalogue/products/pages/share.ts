import { copyText } from '#platform/web/copy-text.ts'
import { showToast } from '#platform/ui/toast-list.ts'

/** By the sheet of the device where it has one, else the address is copied. */
export async function share(copied: string): Promise<void> {
  const { href } = location
  if ('share' in navigator) {
    // Whoever closes the sheet has changed their mind; that is no error.
    await navigator.share({ title: document.title, url: href }).catch(() => undefined)
    return
  }
  await copyText(href)
  showToast(copied, 'success')
}
