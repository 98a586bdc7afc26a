import { enums } from '#platform/texts/enums.en-US.ts'
import { pageErrors } from '#platform/texts/errors.en-US.ts'
import { favourites } from '#catalogue/favourites/texts/en-US.ts'
import { format } from '#platform/texts/format.en-US.ts'
import { layout } from './layout.en-US.ts'
import { officeHours } from '#identity/contacts/texts/office-hours.en-US.ts'
import { products } from '#catalogue/products/texts/en-US.ts'

/** What every public page may need. */
export const siteArea = {
  enums,
  errors: pageErrors,
  favourites,
  format,
  layout,
  officeHours,
  products,
}
