import type { ParsedOf } from '#contract/endpoint.ts'
import type { subjects } from '#contract/operator/subjects.ts'
import { keepNoun } from '#server/features/audit/keep-noun.ts'
import type { Finder } from '#server/features/desk/find.ts'
import { missingPictures } from '#server/features/pictures/hold-pictures.ts'
import {
  findChosenProducts,
  findSubjectsNamed,
  insertSubject,
  isSubjectCodeTaken,
  lockSubjects,
  newSubjectId,
  removeSubjects,
  updateSubject,
  type SubjectValues,
} from './operator-queries.ts'

export const keptSubjects = keepNoun<SubjectValues, ParsedOf<typeof subjects.create>>({
  noun: 'subject',
  titleOf: ({ nameEn }) => nameEn,
  lock: lockSubjects,
  newId: newSubjectId,
  insert: insertSubject,
  update: updateSubject,
  remove: removeSubjects,
  toValues: ({ code, name, nameEn, description, descriptionEn, position, pictureId, productIds }) => ({
    code,
    name,
    nameEn,
    description,
    descriptionEn,
    position,
    pictureId: pictureId ?? null,
    productIds: [...new Set(productIds)],
  }),
  problemsOf: async (tx, { id, code, pictureId, productIds }) => ({
    ...((await isSubjectCodeTaken(tx, code, id)) && { code: 'adminForm.codeTaken' }),
    ...(pictureId !== null &&
      (await missingPictures(tx, [pictureId])).length > 0 && { pictureId: 'adminProducts.unknown' }),
    ...((await findChosenProducts(tx, productIds)).length < productIds.length && {
      productIds: 'adminProducts.unknown',
    }),
  }),
})

export const subjectFinder: Finder = { permission: 'catalogue.read', find: findSubjectsNamed }
