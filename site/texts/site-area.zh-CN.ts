import type { siteArea as english } from './site-area.en-US.ts'
import type { AreaTranslation } from '#platform/texts/messages.ts'
import { enums } from '#platform/texts/enums.zh-CN.ts'
import { pageErrors } from '#platform/texts/errors.zh-CN.ts'
import { favourites } from '#catalogue/favourites/texts/zh-CN.ts'
import { format } from '#platform/texts/format.zh-CN.ts'
import { layout } from './layout.zh-CN.ts'
import { officeHours } from '#identity/contacts/texts/office-hours.zh-CN.ts'
import { products } from '#catalogue/products/texts/zh-CN.ts'

export const siteArea: AreaTranslation<typeof english> = {
  enums,
  errors: pageErrors,
  favourites,
  format,
  layout,
  officeHours,
  products,
}
