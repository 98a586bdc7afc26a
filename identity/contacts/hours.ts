import * as v from 'valibot'

/** `weekday` is ISO: 1 is Monday. Times are hh:mm where the office is. */
export const OfficeDay = v.object({ weekday: v.number(), opens: v.string(), closes: v.string() })
export type OfficeDay = v.InferOutput<typeof OfficeDay>

export const OfficeHours = v.object({
  open: v.boolean(),
  zone: v.string(),
  days: v.array(OfficeDay),
  /** For which holiday it is closed today and until when, in words. */
  notice: v.nullable(v.string()),
})
export type OfficeHours = v.InferOutput<typeof OfficeHours>
