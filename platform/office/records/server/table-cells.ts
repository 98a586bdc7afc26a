import { localised } from '#platform/texts/localised.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { locales, type Translator } from '#platform/texts/messages.ts'
import { joined, partsOf } from '../../tables/parts.ts'
import { readNumber } from '../../tables/read-number.ts'
import { plain, type References } from '../../tables/references.ts'
import { readFlag, Wrong } from '../../tables/wrong.ts'
import type { RecordField } from '../fields.ts'
import { recordWords } from '../form-words.ts'
import type { RecordNoun } from '../record.ts'

export interface CellContext {
  record: RecordNoun
  t: Translator
  decimalComma: boolean
  /** What the fields that refer to something offer. */
  offered: Readonly<Record<string, References>>
}

/** A field of one kind in a table: what its cell says of a value, and the value as a form would send it. */
interface CellKind {
  write(value: unknown, name: string, context: CellContext): string
  read(cell: string, name: string, context: CellContext): unknown
}

const text: CellKind = { write: (value) => joined([value].flat()), read: (cell) => cell }

const number: CellKind = {
  ...text,
  read: (cell, _, { decimalComma }) => readNumber(cell, decimalComma)?.replace(/\.0+$/, '') ?? cell,
}

const tick: CellKind = {
  write: (value, _, { t }) => t(value ? 'adminForm.yes' : 'adminForm.no'),
  read: readFlag,
}

const choice: CellKind = {
  write: (value, name, { t, record }) => recordWords(t, record).choiceText(name, value as string),
  read: (cell, name, { record }) => optionNamed(record, name, cell),
}

const reference: CellKind = {
  write: (id, name, { t, offered }) => wordFor(t, offered[name]?.get(id as number)),
  read(cell, name, { offered }) {
    const found = offered[name]?.named(cell)
    if (!found) throw new Wrong('adminTables.unknown')
    return found.id
  },
}

const severalOf = ({ write, read }: CellKind): CellKind => ({
  write: (values, name, context) => joined((values as unknown[]).map((value) => write(value, name, context))),
  read: (cell, name, context) => partsOf(cell).map((part) => read(part, name, context)),
})

const kinds: Partial<Record<RecordField['kind'], CellKind>> = {
  tick,
  whole: number,
  degrees: number,
  choice,
  choices: severalOf(choice),
  reference,
  references: severalOf(reference),
}

/** How the cells of a field are written and read. */
export const cellOf = (field: RecordField): CellKind => ('cell' in field && field.cell) || (kinds[field.kind] ?? text)

/** Its code where it has one: a name may be anybody's. */
const wordFor = (t: Translator, { code, name, nameEn } = { code: '', name: '', nameEn: '' }) =>
  code || localised(t.locale, name, nameEn).text

/** One of a fixed few by what it is called in either language, or by its value. */
function optionNamed(record: RecordNoun, name: string, word: string) {
  const field = record.fields[name]
  const options: readonly (string | number)[] = field && 'of' in field ? field.of : []
  const wordsOf = (option: string | number) => [
    String(option),
    ...locales.map((locale) => recordWords(translatorFor(locale), record).choiceText(name, option)),
  ]
  const found = options.find((option) => wordsOf(option).some((each) => plain(each) === plain(word)))
  if (found === undefined) throw new Wrong('adminTables.unknown')
  return found
}
