import type { pictures } from './contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { addPicture } from './add-picture.ts'
import { moveFocus } from './move-focus.ts'

export const pictureHandlers: Handlers<typeof pictures> = {
  upload: ({ file }, context) => addPicture(file, context),
  focus: async (input, context) => {
    await moveFocus(input, context)
    return null
  },
}
