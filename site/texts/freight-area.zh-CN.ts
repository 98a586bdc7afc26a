import type { freightArea as english } from './freight-area.en-US.ts'
import type { AreaTranslation } from '#platform/texts/messages.ts'
import { freight } from '#trade/freight/texts/zh-CN.ts'
import { lanes } from '#trade/lanes/texts/zh-CN.ts'
import { shipments } from '#trade/shipments/texts/zh-CN.ts'

/** What prices with delivery are made of. */
export const freightArea: AreaTranslation<typeof english> = { freight, lanes, shipments }
