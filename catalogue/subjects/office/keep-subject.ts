import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { subjects } from './contract.ts'
import { keepNoun } from '#platform/office/audit/server/keep-noun.ts'
import type { Finder } from '#platform/office/finder.ts'
import { missingPictures } from '#platform/office/pictures/hold-pictures.ts'
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
} from './queries.ts'

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
