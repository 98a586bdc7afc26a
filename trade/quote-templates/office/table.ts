import { recordTable } from '#platform/office/records/server/record-table.ts'
import { deliveryTermChoices, paymentTypeChoices } from './queries.ts'
import { quoteTemplateRecord } from './record.ts'

export const quoteTemplateTable = recordTable(quoteTemplateRecord, {
  choices: { deliveryTermId: deliveryTermChoices, paymentTypeId: paymentTypeChoices },
})
