import { readKept, writeKept } from '#platform/web/kept.ts'
import { isBlank } from '../typed-line.ts'
import { linesOf } from './enquiry-form-data.ts'

/** The fields of the enquiry's form by name, as they lie in this browser until it is sent. */
export type Draft = Record<string, string>

export const draftKey = 'enquiry-draft'

export const readDraft = () => readKept<Draft>(draftKey)

export const writeDraft = (draft: Draft | undefined) => writeKept(draftKey, draft)

export const linesIn = (draft: Draft | undefined) => linesOf((name) => draft?.[name]).filter((line) => !isBlank(line))
