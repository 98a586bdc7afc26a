import * as v from 'valibot'

/** A stored picture: `src` plus `-<width>.webp` or `.avif` is one file of it. */
export const Picture = v.object({
  src: v.string(),
  width: v.number(),
  height: v.number(),
  widths: v.array(v.number()),
  /** Shown until the picture has arrived. */
  colour: v.string(),
  /** What must stay visible when it is cut to another shape, in percent from its upper left corner. */
  focusX: v.number(),
  focusY: v.number(),
  /** The whole of it, tiny, as base64 of a WebP; only with pictures that fill a page. */
  blur: v.optional(v.string()),
})
export type Picture = v.InferOutput<typeof Picture>
