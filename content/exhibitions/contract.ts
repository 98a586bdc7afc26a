import * as v from 'valibot'
import { get } from '#platform/contract/endpoint.ts'
import { Day, Id } from '#platform/contract/fields.ts'
import { Paging, pageOf } from '#platform/contract/paging.ts'
import { Position } from '#platform/reference-data/position.ts'
import { Picture } from '#platform/contract/picture.ts'

export const Exhibition = v.object({
  id: Id,
  name: v.string(),
  nameEn: v.string(),
  city: v.string(),
  cityEn: v.string(),
  countryName: v.string(),
  countryNameEn: v.string(),
  venue: v.string(),
  venueEn: v.string(),
  booth: v.nullable(v.string()),
  description: v.string(),
  descriptionEn: v.string(),
  startDate: Day,
  endDate: Day,
  /** The organiser has not confirmed the days yet. */
  datesTentative: v.boolean(),
  position: v.nullable(Position),
  picture: Picture,
})
export type Exhibition = v.InferOutput<typeof Exhibition>

export const exhibitions = {
  /** All of them, by page. Our first page shows the next few, which its index brings along. */
  list: get('/common/exhibition/list', { access: 'open', input: Paging, output: pageOf(Exhibition) }),
}
