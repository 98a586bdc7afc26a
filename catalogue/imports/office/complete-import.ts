import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { missingPictures } from '#platform/office/pictures/hold-pictures.ts'
import { insertOne } from '#platform/office/records/server/save-record.ts'
import { refusing } from '#platform/office/records/server/refusing.ts'
import { plainCell } from '#platform/office/tables/plain-cell.ts'
import { plain } from '#platform/office/tables/references.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import { brandTable } from '#catalogue/brands/office/table.ts'
import { loadReferences } from '#catalogue/products/office/load-references.ts'
import { picturesOf } from '#catalogue/products/server/shared-queries.ts'
import { pinyinOf } from '#catalogue/search/server/pinyin.ts'
import { checkImport } from './check-import.ts'
import type { ImportInfo, imports } from './contract.ts'
import { findImport, findWrongCells, hasProblem, setPicture } from './queries.ts'

type Checked = Pick<ImportInfo, 'id' | 'mapping' | 'state'>

/** Brands that rows name and nobody knows, each with the origin of the first row that names it. */
export async function lackedBrands(db: Db, { id, mapping, state }: Checked) {
  const [at, countryAt] = [mapping.indexOf('brand'), mapping.indexOf('country')]
  if (state !== 'checked' || at < 0) return []
  const rows = await findWrongCells(db, id, at, 'brand', 'adminTables.unknown')
  const lacked = rows.map(({ cells }) => ({
    name: plainCell(cells[at] ?? ''),
    country: plainCell(cells[countryAt] ?? ''),
  }))
  return [...new Map(lacked.toReversed().map((brand) => [plain(brand.name), brand])).values()].toReversed()
}

export const lacksPicture = async (db: Db, { id, state }: Checked) =>
  state === 'checked' && hasProblem(db, id, 'status', 'adminProducts.needsPicture')

const codeFrom = (name: string) =>
  name
    .toLowerCase()
    .replace(/\p{Script=Han}+/gu, (han) => ` ${pinyinOf(han).whole} `)
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)

/** Names stay as the table has them, in both languages; who knows better changes them among the brands. */
export const addBrands = (id: number, { db, operator }: Context<'operator'>) =>
  refusing(() =>
    db.transaction(async (tx) => {
      const known = await findImport(tx, operator, id)
      if (!known) throw new Refusal('NOT_FOUND')
      const lacked = await lackedBrands(tx, known)
      if (lacked.length === 0) throw new Refusal('EMPTY', { says: 'adminImports.noNewBrands' })
      const { brands, countries } = await loadReferences(tx, operator)
      const codes = new Set(brands.list.map(({ code }) => code))
      for (const { name, country } of lacked) {
        const from = countries.named(country)
        if (!from) throw new Refusal('INVALID_INPUT', { says: 'adminImports.brandNeedsOrigin' })
        const code = freeCode(codeFrom(name) || 'brand', codes)
        codes.add(code)
        await insertOne(tx, brandTable, { name, nameEn: name, code, countryId: from.id, aliases: [] }, operator)
      }
      await checkImport(tx, operator, id)
      return { changeId: operator.changeId }
    }),
  )

function freeCode(wanted: string, taken: ReadonlySet<string>): string {
  let code = wanted
  for (let n = 2; taken.has(code); n++) code = `${wanted.slice(0, 56)}-${n}`
  return code
}

export const usePicture = (
  { id, pictureId }: ParsedOf<typeof imports.usePicture>,
  { db, operator }: Context<'operator'>,
) =>
  db.transaction(async (tx) => {
    if (!(await findImport(tx, operator, id))) throw new Refusal('NOT_FOUND')
    if ((await missingPictures(tx, [pictureId], picturesOf(operator))).length > 0)
      throw new Refusal('INVALID_INPUT', { fields: { pictureId: 'adminTables.unknown' } })
    await setPicture(tx, id, pictureId)
    return checkImport(tx, operator, id)
  })
