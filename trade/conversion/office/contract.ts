import * as v from 'valibot'
import { Day, optionalOf } from '#platform/contract/fields.ts'
import { operatorGet } from '#platform/contract/office/endpoint.ts'
import { listing, SearchText, sortBy } from '#platform/contract/office/fields.ts'
import { pageOf } from '#platform/contract/paging.ts'
import { channels } from '#identity/members/channel.ts'

export const conversionTabs = ['month', 'contact', 'seller', 'product', 'channel'] as const
export type ConversionTab = (typeof conversionTabs)[number]

/** How enquiries reach us: entered by a buyer on the site, or by sales for somebody who called. */
export const enquiryChannels = ['site', ...channels] as const

export const ConversionRow = v.object({
  /** Counted in the answer: a row is a sum. */
  id: v.number(),
  /** By channel its name in `enquiryChannels`; of the house it is empty. */
  name: v.string(),
  nameEn: v.string(),
  enquiries: v.number(),
  quoted: v.number(),
  ordered: v.number(),
})
export type ConversionRow = v.InferOutput<typeof ConversionRow>

/** Of the enquiries of some days: how many were quoted, and how many became orders. */
export const conversion = {
  list: operatorGet('/operator/conversion/list', {
    permission: 'figures.read',
    input: v.object({
      ...listing,
      search: SearchText,
      tab: v.optional(v.picklist(conversionTabs), 'month'),
      from: optionalOf(Day),
      to: optionalOf(Day),
      sort: sortBy(['name', 'enquiries', 'quoted', 'ordered'], '-enquiries'),
    }),
    output: pageOf(ConversionRow),
  }),
}
