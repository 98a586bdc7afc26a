import { freight } from '#trade/freight/texts/en-US.ts'
import { lanes } from '#trade/lanes/texts/en-US.ts'
import { shipments } from '#trade/shipments/texts/en-US.ts'

/** What prices with delivery are made of. */
export const freightArea = { freight, lanes, shipments }
