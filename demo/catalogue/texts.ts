import { brandOf } from './brands.ts'
import { categoryOf } from '#site/first-start/server/vocabulary/categories.ts'
import type { Family, Pair, Row } from './family.ts'
import { labelOf, processes } from './labels.ts'
import type { Property } from './product.ts'
import { applicationOf } from './uses.ts'

type Names = { nameEn: string; nameZh: string }
type Descriptions = { descriptionEn: string; descriptionZh: string }

export const seriesOf = (family: Family, [brand, , , , extras]: Row): string | null =>
  extras?.series ?? family.series?.[brand] ?? null

export const namesOf = (family: Family, row: Row): Names => {
  const [, model, , , extras] = row
  if (extras?.name) return { nameEn: extras.name[0], nameZh: extras.name[1] }
  const category = categoryOf(family.category)
  const noun: Pair = extras?.noun ?? family.noun ?? [category.nameEn, category.nameZh]
  const trade = [seriesOf(family, row), model].filter(Boolean).join(' ')
  return { nameEn: `${trade} ${noun[0]}`, nameZh: `${trade} ${noun[1]}` }
}

const flowOf = (properties: Property[]): Pair => {
  const flow = properties.find(({ parameter }) => parameter === 'mfr')
  return flow?.typical
    ? [`, melt flow rate ${flow.typical} g/10 min`, `，熔体流动速率${flow.typical}\u00a0g/10\u00a0min`]
    : ['', '']
}

export const descriptionsOf = (family: Family, row: Row, properties: Property[]): Descriptions => {
  const [, , , use, extras] = row
  const [openingEn, openingZh] = extras?.note ?? family.opening
  const [flowEn, flowZh] = flowOf(properties)
  const [process, usesEn, usesZh] = applicationOf(use)
  const [hintEn, hintZh] = family.processing ?? ['', '']
  return {
    descriptionEn: `${openingEn}${flowEn}. ${processes[process]} for ${usesEn}. ${hintEn}`.trimEnd(),
    descriptionZh: `${openingZh}${flowZh}。${labelOf(process).nameZh}，适用于${usesZh}。${hintZh}`,
  }
}

/** What a buyer may type instead: without separators, or with the producer's Chinese name in front. */
export const aliasesOf = ([brand, model, , , extras]: Row): string[] => {
  const compact = model.replaceAll(/[\s\-/.]/g, '')
  const { nameZh } = brandOf(brand)
  return [
    ...new Set([
      ...(compact !== model && compact.length >= 4 ? [compact] : []),
      ...(brand === 'unbranded' ? [] : [`${nameZh}${model}`]),
      ...(extras?.aliases ?? []),
    ]),
  ]
}
