import type { siteArea as english } from '../en-US/site-area.ts'
import type { AreaTranslation } from '../messages.ts'
import { enums } from './enums.ts'
import { errors } from './errors.ts'
import { favourites } from './favourites.ts'
import { format } from './format.ts'
import { layout } from './layout.ts'
import { officeHours } from './office-hours.ts'
import { products } from './products.ts'

export const siteArea: AreaTranslation<typeof english> = {
  enums,
  errors,
  favourites,
  format,
  layout,
  officeHours,
  products,
}
