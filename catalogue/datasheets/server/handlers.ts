import type { datasheets } from '../contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { makeDatasheet } from './make-datasheet.ts'

export const datasheetHandlers: Handlers<typeof datasheets> = { product: makeDatasheet }
