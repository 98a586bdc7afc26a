import { keyOf } from '#catalogue/search/server/search-tokens.ts'
import type { StoredOf } from '#platform/office/records/record.ts'
import type { Db } from '#platform/server/database/database.ts'
import { findParameters, findSpeltOtherwise } from './queries.ts'
import type { crossReferenceRecord } from './record.ts'

type Values = StoredOf<typeof crossReferenceRecord>
type Stated = Values['stated'][number]

const leastKey = 3
const number = /^-?\d{1,9}(\.\d{1,6})?$/

/** Field → what is wrong with it. */
export async function problemsOf(tx: Db, { id, model, producer, stated }: Values): Promise<Record<string, string>> {
  const problems: Record<string, string> = {}
  const key = keyOf(model)
  if (key.length < leastKey) problems['model'] = 'adminCrossReferences.modelShort'
  else if (await findSpeltOtherwise(tx, key, producer, id ?? 0)) problems['model'] = 'adminCrossReferences.there'
  const wrong = await problemIn(tx, stated)
  if (wrong) problems['stated'] = wrong
  return problems
}

/** Values of properties that products state too, each in one of their units and once. */
async function problemIn(tx: Db, stated: readonly Stated[]) {
  const codes = stated.map(({ parameter }) => parameter)
  const known = new Map((await findParameters(tx, codes)).map((each) => [each.code, each]))
  if (new Set(stated.map(({ parameter, condition }) => `${parameter} ${condition ?? ''}`)).size < stated.length)
    return 'adminCrossReferences.statedTwice'
  for (const { parameter, figure, unit } of stated) {
    const property = known.get(parameter)
    if (!property) return 'adminCrossReferences.parameterUnknown'
    if (!property.units.includes(unit)) return 'adminCrossReferences.unitWrong'
    const classes = property.classes
    if (classes.length > 0 ? !classes.includes(figure) : !number.test(figure)) return 'adminCrossReferences.figureWrong'
  }
  return undefined
}
