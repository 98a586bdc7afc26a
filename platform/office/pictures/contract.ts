import * as v from 'valibot'
import { Id, WholeNumber } from '#platform/contract/fields.ts'
import { Picture } from '#platform/contract/picture.ts'
import { uploadLimits } from '#platform/contract/upload-rules.ts'
import { operatorPost } from '#platform/contract/office/endpoint.ts'

export const SitePicture = v.object({
  id: Id,
  ...Picture.entries,
  /** What the library says that it shows, in Chinese and English. */
  alt: v.exactOptional(v.string()),
  altEn: v.exactOptional(v.string()),
})
export type SitePicture = v.InferOutput<typeof SitePicture>

const Percent = v.pipe(WholeNumber, v.minValue(0), v.maxValue(100))

/** Pictures that the site shows. What uses one is saved by its own noun. */
export const pictures = {
  upload: operatorPost('/operator/pictures/upload', {
    permission: 'own',
    ofShop: true,
    fileBytes: uploadLimits.pictureBytes,
    input: v.object({ file: v.file('uploads.chooseFile') }),
    output: v.object({
      ...SitePicture.entries,
      /** What it is called in the library, where the same file had come before. */
      knownAs: v.optional(v.string()),
    }),
  }),
  /** What must stay visible where the picture is cut to another shape. */
  focus: operatorPost('/operator/pictures/focus', {
    permission: 'own',
    ofShop: true,
    input: v.object({ id: Id, focusX: Percent, focusY: Percent }),
  }),
}
