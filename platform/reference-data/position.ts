import * as v from 'valibot'

/** Where a thing is on the map, in degrees. */
export const Position = v.object({
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
})
export type Position = v.InferOutput<typeof Position>
