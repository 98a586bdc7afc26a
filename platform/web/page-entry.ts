import type { Of } from '#platform/contract/registered.ts'
import type { PlainKey } from '#platform/texts/messages.ts'
import type { PageModule } from './page.ts'
import type { PageFile } from './page-file.ts'

export type Layout = 'common' | 'customer' | 'mobile' | 'register' | 'shop' | 'default'

export interface PageEntry {
  path: string
  layout: Layout
  page: PageFile<PageModule>
  title: PlainKey
  /** `customer`: members only; `guest`: a signed-in visitor is sent to the customer home. */
  access?: 'customer' | 'guest'
  /** A customer page that no menu lists, because another page leads to it. */
  common?: true
  /** Texts beyond those of the public site. */
  areas?: readonly Of<'textArea'>[]
  /** The same for all signed-out visitors: nothing in it is made for one of them, and what it shows is told by notice. */
  shared?: true
}
