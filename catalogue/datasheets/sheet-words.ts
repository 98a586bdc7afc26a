import type { Currency } from '#platform/contract/currencies.ts'
import type { QuantityUnit } from '#catalogue/goods/quantity.ts'

/** Columns that a buyer's list may have, in the order that is taken for granted where it names none. */
export const sheetColumns = ['productName', 'quantity', 'unit', 'targetPrice', 'currency', 'specification'] as const
export type SheetColumn = (typeof sheetColumns)[number]

/** What people write over such a column, in either language; lower case. */
export const columnTitles: Record<SheetColumn, RegExp> = {
  productName:
    /^(product( ?name)?|grade|model|material|item|description|产品(名称)?|品名|牌号|名称|物料(名称)?|型号|规格型号)$/,
  quantity: /^(quantity|qty|amount|volume|数量|采购(数)?量|需求(数)?量|用量)$/,
  unit: /^(unit|uom|单位|计量单位)$/,
  targetPrice: /^(target ?price|price|unit ?price|目标价(格)?|价格|单价|期望价(格)?)$/,
  currency: /^(currency|币种|货币)$/,
  specification:
    /^(spec(ification)?s?|properties|remarks?|notes?|comments?|requirements?|规格|要求|备注|说明|物性(要求)?|技术要求)$/,
}

export const unitWords: [unit: QuantityUnit, words: RegExp][] = [
  ['kg', /^(kgs?|kilos?|kilograms?|公斤|千克)$/],
  ['MT', /^(mts?|t|tons?|tonnes?|metric tons?|吨|公吨)$/],
  ['bag', /^(bags?|包|袋)$/],
  ['pallet', /^(pallets?|plts?|托|托盘|板)$/],
  ['bigBag', /^(big ?bags?|jumbo ?bags?|fibcs?|吨袋|吨包)$/],
  ['20GP', /^(20'? ?(gp|ft|尺柜|尺|小柜)|20'|小柜)$/],
  ['40HQ', /^(40'? ?(hq|hc|尺高柜|高柜)|高柜)$/],
]

export const currencyWords: [currency: Currency, words: RegExp][] = [
  ['CNY', /^(cny|rmb|¥|元|人民币)$/],
  ['USD', /^(usd|us\$|\$|美元|美金)$/],
]
