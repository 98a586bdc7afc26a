import { accountArea } from './account-area.zh-CN.ts'
import { adminArea } from './admin-area.zh-CN.ts'
import { basketArea } from '#trade/enquiries/texts/basket.zh-CN.ts'
import { chatArea } from '#service/chat/texts/area.zh-CN.ts'
import { commentsArea } from './comments-area.zh-CN.ts'
import { compareArea } from './compare-area.zh-CN.ts'
import { customerArea } from './customer-area.zh-CN.ts'
import { enquiryArea } from './enquiry-area.zh-CN.ts'
import { guestArea } from './guest-area.zh-CN.ts'
import { errors } from '#platform/texts/errors.zh-CN.ts'
import { devArea } from './dev-area.zh-CN.ts'
import { mailArea } from './mail-area.zh-CN.ts'
import { titles } from './titles.zh-CN.ts'
import { productArea } from './product-area.zh-CN.ts'
import { readingArea } from './reading-area.zh-CN.ts'
import { searchArea } from './search-area.zh-CN.ts'
import { siteArea } from './site-area.zh-CN.ts'

export const chinese = {
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
