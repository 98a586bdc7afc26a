import { formatPropertyRange } from '#catalogue/parameters/property-range.ts'
import { isUnit } from '#catalogue/parameters/units.ts'

const numberIn = (value: FormDataEntryValue | null) =>
  typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : undefined

/** What the form of properties asks for, as the list of products takes it; ends the wrong way round are turned. */
export function wantedIn(form: FormData): { range?: string[]; grade?: number; categoryIds?: number } {
  const codes = [...form.keys()].filter((name) => name.endsWith('.unit')).map((name) => name.slice(0, -'.unit'.length))
  const range = codes.flatMap((code) => {
    const ends = [numberIn(form.get(`${code}.min`)), numberIn(form.get(`${code}.max`))]
    const unit = String(form.get(`${code}.unit`))
    if (!isUnit(unit) || ends.every((end) => end === undefined)) return []
    const [min, max] = ends[0] !== undefined && ends[1] !== undefined ? ends.toSorted((a = 0, b = 0) => a - b) : ends
    return [formatPropertyRange({ code, min, max, unit })]
  })
  const [grade, categoryIds] = [numberIn(form.get('grade')), numberIn(form.get('categoryIds'))]
  return {
    ...(range.length > 0 && { range }),
    ...(grade !== undefined && { grade }),
    ...(categoryIds !== undefined && { categoryIds }),
  }
}
