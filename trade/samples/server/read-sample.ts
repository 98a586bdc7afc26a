import { trackingUrl } from '#trade/carriers/tracking-url.ts'
import type { Sample } from '../sample.ts'
import type { SampleRow } from './shared-queries.ts'

/** With the addresses of what there is to open. */
export const readSample = ({ trackingPattern, photos, ...row }: SampleRow, urlOf: (id: number) => string): Sample => ({
  ...row,
  trackingUrl: trackingUrl(trackingPattern, row.trackingNumber),
  photos: photos.map((photo) => ({ ...photo, url: urlOf(photo.id) })),
})
