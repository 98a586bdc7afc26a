import { productTitle } from '#catalogue/goods/product-title.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { stepText } from '#trade/freight/charge-text.ts'
import type { InvoiceItem } from './contract.ts'

/** Goods, a step of the delivery, or what went back to the buyer. */
export const itemText = (t: Translator, { product, step }: InvoiceItem) =>
  product ? productTitle(product, t) : step ? stepText(t, step) : t('adminTaxInvoices.refunded')
