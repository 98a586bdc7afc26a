import * as v from 'valibot'

const Count = v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1))

export interface UploadSettings {
  /** Files that are received at the same moment. */
  memberPlaces: number
  guestPlaces: number
  /** A sender who stays below is refused. */
  leastBytesPerSecond: number
  /** Over how long the rate is taken: a phone may lose its network for a moment. */
  rateSeconds: number
  mostSeconds: number
  /** What guests may send within a day: from one network, and all of them. */
  guestNetworkKilobytes: number
  guestKilobytes: number
}

export const uploadVariables = {
  UPLOAD_MEMBER_PLACES: v.optional(Count, '8'),
  UPLOAD_GUEST_PLACES: v.optional(Count, '4'),
  UPLOAD_BYTES_PER_SECOND: v.optional(Count, '2000'),
  UPLOAD_SECONDS: v.optional(Count, '170'),
  UPLOAD_GUEST_NETWORK_MB: v.optional(Count, '200'),
  UPLOAD_GUEST_MB: v.optional(v.pipe(Count, v.maxValue(2_000_000)), '4000'),
}
type UploadVariables = v.InferOutput<v.ObjectSchema<typeof uploadVariables, undefined>>

export const uploadSettingsOf = (env: UploadVariables): UploadSettings => ({
  memberPlaces: env.UPLOAD_MEMBER_PLACES,
  guestPlaces: env.UPLOAD_GUEST_PLACES,
  leastBytesPerSecond: env.UPLOAD_BYTES_PER_SECOND,
  rateSeconds: 10,
  mostSeconds: env.UPLOAD_SECONDS,
  guestNetworkKilobytes: env.UPLOAD_GUEST_NETWORK_MB * 1_000,
  guestKilobytes: env.UPLOAD_GUEST_MB * 1_000,
})
