import { accountArea } from './account-area.ts'
import { adminArea } from './admin-area.ts'
import { chatArea } from './chat-area.ts'
import { customerArea } from './customer-area.ts'
import { enquiryArea } from './enquiry-area.ts'
import { guestArea } from './guest-area.ts'
import { devArea } from './dev-area.ts'
import { mailArea } from './mail-area.ts'
import { productArea } from './product-area.ts'
import { readingArea } from './reading-area.ts'
import { searchArea } from './search-area.ts'
import { siteArea } from './site-area.ts'

export const english = {
  ...siteArea,
  ...readingArea,
  ...chatArea,
  ...productArea,
  ...searchArea,
  ...guestArea,
  ...accountArea,
  ...enquiryArea,
  ...customerArea,
  ...devArea,
  ...mailArea,
  ...adminArea,
}
/** Every noun and key: the type the Chinese texts and all uses are checked against. */
export type Catalogue = typeof english
