import { Refusal } from '#platform/contract/errors.ts'
import type { subjects } from './contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { keptSubjects } from './keep-subject.ts'
import { findChosenProducts, findSubjectPicture, findSubjectValues, searchSubjectRows } from './queries.ts'

export const subjectHandlers: Handlers<typeof subjects> = {
  list: (filter, { db }) => searchSubjectRows(db, filter),
  info: async ({ id }, { db }) => {
    const found = await findSubjectValues(db, id)
    if (!found) throw new Refusal('NOT_FOUND')
    const { productIds, ...subject } = found
    const shown = await findSubjectPicture(db, subject.pictureId)
    const picture = shown ? { id: shown.id, ...shown.picture } : null
    return { ...subject, products: productIds.length, picture, list: await findChosenProducts(db, productIds) }
  },
  create: (input, context) => keptSubjects.create(input, context),
  update: (input, context) => keptSubjects.save(input, context),
  remove: ({ ids }, context) => keptSubjects.remove(ids, context),
}
