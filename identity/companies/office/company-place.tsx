import { orDash } from '#platform/texts/format.ts'
import { useT } from '#platform/web/i18n.tsx'
import type { CompanyRow } from './contract.ts'
import { placeText } from './place-text.ts'

export const CompanyPlace = ({ company }: { company: CompanyRow }) => orDash(placeText(useT().locale, company))
