import * as v from 'valibot'
import { Id, manyOf, optionalOf, WholeNumber } from '../fields.ts'
import { maxLimit } from '../constants.ts'
import { PlainLine, PlainText, SearchKey } from '../lines.ts'
import { Paging } from '../paging.ts'

/** A line of text that must be there, in a language. */
export const Line = (most = 120, message = 'adminForm.required') =>
  v.pipe(PlainLine(most, message), v.nonEmpty(message))

/** The same of several lines. */
export const Area = (most: number, message = 'adminForm.required') =>
  v.pipe(PlainText(most, message), v.nonEmpty(message))

/** What a thing is called in addresses and tables. */
export const Code = (most = 60) => v.pipe(Line(most), v.regex(/^[a-z0-9-]+$/, 'adminForm.code'))

/** What a checkbox sends, or does not. */
export const Ticked = v.pipe(
  v.optional(v.union([v.boolean(), v.picklist(['', 'on', '1', 'true', 'false', '0'])]), false),
  v.transform((value) => value === true || value === 'on' || value === '1' || value === 'true'),
)

/** The version that was on the screen: whoever saves over a newer one is refused. */
export const Version = v.pipe(WholeNumber, v.minValue(1))
/** The version that the form was opened with, from whoever saves over a newer one: only what they changed is written. */
export const Since = optionalOf(Version)

/** Rows that one action takes together. */
export const Chosen = v.object({ ids: v.pipe(manyOf(Id), v.minLength(1, 'adminForm.chooseRows'), v.maxLength(200)) })

/** What a write answers: everything of one request is undone together. */
export const Changed = v.object({ changeId: v.string() })
/** The same for something new. */
export const Made = v.object({ id: Id, changeId: v.string() })

/** Pages of a list: longer than a customer's. */
export const listing = {
  page: Paging.entries.page,
  limit: v.optional(v.pipe(WholeNumber, v.minValue(0), v.maxValue(maxLimit)), 20),
}

export const SearchText = SearchKey()

/** `name` upwards or `-name` downwards, of the columns that a list can be ordered by. */
export const sortBy = <const Columns extends readonly string[]>(
  columns: Columns,
  first: Columns[number] | `-${Columns[number]}`,
) => {
  const choices = columns.flatMap((column) => [column, `-${column}`]) as (Columns[number] | `-${Columns[number]}`)[]
  return v.optional(v.picklist(choices), first)
}
