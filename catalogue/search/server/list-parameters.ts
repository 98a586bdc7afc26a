import type { Parameter } from '#catalogue/parameters/contract.ts'
import type { Db } from '#platform/server/database/database.ts'
import { comparedAt } from './measurements.ts'
import { searchMeasurements, searchParameters } from './vocabulary-queries.ts'

/** Every parameter with the ways to ask for it. */
export async function listParameters(db: Db): Promise<Parameter[]> {
  const measured = Map.groupBy(await searchMeasurements(db), ({ code }) => code)
  return (await searchParameters(db)).map((parameter) => ({
    ...parameter,
    comparedAt: comparedAt({ ...parameter, measurements: measured.get(parameter.code) ?? [] }),
  }))
}
