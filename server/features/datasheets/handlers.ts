import type { datasheets } from '#contract/datasheets.ts'
import type { Handlers } from '#server/http/context.ts'
import { makeDatasheet } from './make-datasheet.ts'

export const datasheetHandlers: Handlers<typeof datasheets> = { product: makeDatasheet }
