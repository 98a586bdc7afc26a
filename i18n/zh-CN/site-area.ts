import type { siteArea as english } from '../en-US/site-area.ts'
import type { AreaTranslation } from '../messages.ts'
import { articles } from './articles.ts'
import { cases } from './cases.ts'
import { enums } from './enums.ts'
import { errors } from './errors.ts'
import { favourites } from './favourites.ts'
import { format } from './format.ts'
import { home } from './home.ts'
import { layout } from './layout.ts'
import { news } from './news.ts'
import { officeHours } from './office-hours.ts'
import { products } from './products.ts'
import { shops } from './shops.ts'

export const siteArea: AreaTranslation<typeof english> = {
  articles,
  cases,
  enums,
  errors,
  favourites,
  format,
  home,
  layout,
  news,
  officeHours,
  products,
  shops,
}
