import type { OutputOf } from '#platform/contract/endpoint.ts'
import { unitText } from '#catalogue/parameters/units.ts'
import { parsePropertyRange } from '#catalogue/parameters/property-range.ts'
import { inUnit } from '#catalogue/parameters/unit-systems.ts'
import type { search } from '#catalogue/search/contract.ts'
import { quantity } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { drawnOnce } from '#platform/web/drawn.tsx'
import type { DrawnPart } from '#platform/web/drawn-part.tsx'
import { useT } from '#platform/web/i18n.tsx'
import type { RangedParameter } from './choices.ts'

type Spread = OutputOf<typeof search.spreads>[number]

const [height, step] = [24, 10]
const shownDigits = 3

/** Bars above each range that say how the hits spread, as HTML by the property's code. */
export function drawSpreads(
  t: Translator,
  spreads: readonly Spread[],
  parameters: readonly RangedParameter[],
  query: URLSearchParams,
): Record<string, DrawnPart> {
  const units = new Map(
    query.getAll('range').flatMap((text) => {
      const range = parsePropertyRange(text)
      return range ? [[range.code, range.unit]] : []
    }),
  )
  return Object.fromEntries(
    parameters.flatMap((parameter) => {
      const spread = spreads.find(({ code }) => code === parameter.code)
      if (!spread) return []
      const unit = units.get(parameter.code) ?? parameter.unit
      return [[parameter.code, drawnOnce(t, Bars, { parameter, spread, unit })]]
    }),
  )
}

/** A bar that counts anything is seen. */
const barHeight = (count: number, most: number) => (count === 0 ? 0 : Math.max(1, Math.round((count / most) * height)))

interface BarsProps {
  parameter: RangedParameter
  spread: Spread
  unit: string
}

function Bars({ parameter, spread, unit }: BarsProps) {
  const t = useT()
  const { counts, stated, of, lowest, highest, halfFrom, halfTo } = spread
  const figure = (base: number) => quantity(Number(inUnit(base, parameter.baseUnit, unit).toPrecision(shownDigits)))
  const most = Math.max(...counts)
  const path = counts
    .map((count, at) => ({ at, tall: barHeight(count, most) }))
    .filter(({ tall }) => tall > 0)
    .map(({ at, tall }) => `M${at * step} ${height}v-${tall}h${step - 1}v${tall}z`)
    .join('')
  const label = t('workbench.spread', {
    name: localised(t.locale, parameter.name, parameter.nameEn).text,
    stated,
    of,
    lowest: figure(lowest),
    highest: figure(highest),
    halfFrom: figure(halfFrom),
    halfTo: figure(halfTo),
    unit: unitText(unit),
  })
  return (
    <>
      <svg role="img" viewBox={`0 0 ${counts.length * step} ${height}`} preserveAspectRatio="none">
        <title>{label}</title>
        <path d={path} />
      </svg>
      <span aria-hidden>{figure(lowest)}</span>
      <span aria-hidden>{`${figure(highest)} ${unitText(unit)}`}</span>
    </>
  )
}
