import { enums } from './enums.ts'
import { errors } from './errors.ts'
import { favourites } from './favourites.ts'
import { format } from './format.ts'
import { layout } from './layout.ts'
import { officeHours } from './office-hours.ts'
import { products } from './products.ts'

/** What every public page may need. */
export const siteArea = {
  enums,
  errors,
  favourites,
  format,
  layout,
  officeHours,
  products,
}
