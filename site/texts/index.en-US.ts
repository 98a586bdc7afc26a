import { accountArea } from './account-area.en-US.ts'
import { adminArea } from './admin-area.en-US.ts'
import { basketArea } from '#trade/enquiries/texts/basket.en-US.ts'
import { chatArea } from '#service/chat/texts/area.en-US.ts'
import { commentsArea } from './comments-area.en-US.ts'
import { compareArea } from './compare-area.en-US.ts'
import { customerArea } from './customer-area.en-US.ts'
import { enquiryArea } from './enquiry-area.en-US.ts'
import { guestArea } from './guest-area.en-US.ts'
import { errors } from '#platform/texts/errors.en-US.ts'
import { devArea } from './dev-area.en-US.ts'
import { mailArea } from './mail-area.en-US.ts'
import { titles } from './titles.en-US.ts'
import { productArea } from './product-area.en-US.ts'
import { readingArea } from './reading-area.en-US.ts'
import { searchArea } from './search-area.en-US.ts'
import { siteArea } from './site-area.en-US.ts'

export const english = {
  ...siteArea,
  ...readingArea,
  ...chatArea,
  ...basketArea,
  ...commentsArea,
  ...productArea,
  ...compareArea,
  ...searchArea,
  ...guestArea,
  ...accountArea,
  ...enquiryArea,
  ...customerArea,
  ...devArea,
  ...mailArea,
  ...adminArea,
  titles,
  // All refusals: a browser has only those that it says by itself.
  errors,
}
/** Every noun and key: the type the Chinese texts and all uses are checked against. */
export type Catalogue = typeof english
