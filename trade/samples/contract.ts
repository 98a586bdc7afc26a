import * as v from 'valibot'
import { get, post } from '#platform/contract/endpoint.ts'
import { ChosenId, Id, Kilograms, manyOf, optionalOf } from '#platform/contract/fields.ts'
import { OptionalText, RequiredText } from '#platform/contract/lines.ts'
import { Paging, pageOf } from '#platform/contract/paging.ts'
import { mostPhotos, mostSampleKg, Sample, SampleItem, SamplePrice, sampleResults } from './sample.ts'

const One = v.object({ id: Id })
/** Whoever may enquire for goods may try them. */
const asks = { access: 'member', permission: 'enquiry.send' } as const

export const SampleRequest = v.object({
  productId: Id,
  lotId: optionalOf(Id),
  kilograms: v.pipe(Kilograms('samples.kilogramsWrong'), v.maxValue(mostSampleKg, 'samples.kilogramsWrong')),
  application: RequiredText('samples.enterApplication', 500),
  addressId: ChosenId('samples.chooseAddress'),
})
export type SampleRequest = v.InferOutput<typeof SampleRequest>

/** A few kilograms to try before buying. Those of a company are its colleagues' too. */
export const samples = {
  list: get('/customer/sample/list', { access: 'member', input: Paging, output: pageOf(SampleItem) }),
  info: get('/customer/sample/info/{id}', { access: 'member', input: One, output: Sample }),
  /** What a sample of the product costs, and how many can still be requested this month. */
  terms: get('/customer/sample/terms', {
    access: 'member',
    input: v.object({ productId: Id }),
    output: v.object({ price: SamplePrice, left: v.number(), most: v.number() }),
  }),
  request: post('/customer/sample/request', { ...asks, creates: true, input: SampleRequest, output: One }),
  withdraw: post('/customer/sample/withdraw', { ...asks, input: One }),
  report: post('/customer/sample/report', {
    ...asks,
    input: v.object({
      id: Id,
      result: v.picklist(sampleResults, 'samples.chooseResult'),
      note: OptionalText(1000),
      photoIds: v.pipe(
        v.optional(manyOf(Id), () => []),
        v.maxLength(mostPhotos, 'samples.photosMost'),
      ),
    }),
  }),
}
