import * as v from 'valibot'
import { Id } from '#platform/contract/fields.ts'
import { Picture } from '#platform/contract/picture.ts'
import { code, position, record } from '#platform/office/records/record.ts'

export const ChosenProduct = v.object({ id: Id, code: v.string(), title: v.string(), shown: v.boolean() })
export type ChosenProduct = v.InferOutput<typeof ChosenProduct>

export const subjectRecord = record({
  name: 'subjects',
  noun: 'subject',
  section: 'catalogue',
  read: 'catalogue.read',
  edit: 'catalogue.edit',
  texts: 'adminSubjects',
  heading: 'name',
  fields: {
    name: { kind: 'pair', most: 80, need: 'both' },
    description: { kind: 'pair', most: 600, need: 'both', area: true, formOnly: true },
    code,
    position: { ...position, hint: 'adminForm.positionHint' },
    pictureId: { kind: 'picture', need: false, label: 'adminSubjects.picture', formOnly: true },
    /** In the order in which they are shown. */
    productIds: { kind: 'references', most: 500, own: true, formOnly: true },
  },
  counts: { products: 'adminForm.products' },
  info: {
    picture: v.nullable(v.object({ id: Id, ...Picture.entries })),
    list: v.array(ChosenProduct),
  },
  columns: ['name', 'code', 'products', 'position'],
  sort: ['position', 'code', 'name', 'nameEn', 'products'],
})
