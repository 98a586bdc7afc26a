import * as v from 'valibot'

/** A stored picture: `src` plus `-<width>.webp` or `.avif` is one file of it. */
export const Picture = v.object({
  src: v.string(),
  width: v.number(),
  height: v.number(),
  widths: v.array(v.number()),
  /** Shown until the picture has arrived. */
  colour: v.string(),
})
export type Picture = v.InferOutput<typeof Picture>
