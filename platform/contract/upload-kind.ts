import * as v from 'valibot'

// Apart from the rules, which a browser reads without any schema.
/** A picture is public and comes in several sizes; an attachment is given to its owner alone. */
export const UploadKind = v.picklist(['picture', 'attachment'])
export type UploadKind = v.InferOutput<typeof UploadKind>
