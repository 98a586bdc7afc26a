import { unitText } from '#catalogue/parameters/units.ts'
import { parsePropertyRange } from '#catalogue/parameters/property-range.ts'
import { inUnit, unitIn } from '#catalogue/parameters/unit-systems.ts'
import { localised } from '#platform/texts/localised.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { drawn } from '#platform/web/drawn.tsx'
import type { DrawnPart } from '#platform/web/drawn-part.tsx'
import type { RangedParameter } from './choices.ts'
import type { Axes, Scatter } from './scatter-axes.ts'
import { PointCloud, type Line } from './point-cloud.tsx'
import { ScatterTools } from './scatter-tools.tsx'
import type { SearchPlace } from './search-place.ts'

interface Shown {
  place: SearchPlace
  query: URLSearchParams
  parameters: readonly RangedParameter[]
  axes: Axes
  scatter: Scatter
  totalCount: number
}

/** The hits as points between two properties, with the choice of both, as HTML. */
export function drawScatter(t: Translator, { place, query, parameters, axes, scatter, totalCount }: Shown): DrawnPart {
  const system = query.get('units') === 'us' ? 'us' : 'si'
  const line = (parameter: RangedParameter): Line => {
    const range = query
      .getAll('range')
      .map(parsePropertyRange)
      .find((each) => each?.code === parameter.code)
    const unit = range?.unit ?? unitIn(system, parameter.unit)
    return {
      code: parameter.code,
      name: localised(t.locale, parameter.name, parameter.nameEn).text,
      unit: unitText(unit),
      inUnit: (base) => inUnit(base, parameter.baseUnit, unit),
    }
  }
  return drawn(
    t,
    <>
      <ScatterTools
        place={place}
        query={query}
        axes={axes}
        parameters={parameters.filter(({ options }) => options.length === 0)}
        counts={{ ...scatter, hits: totalCount, shown: scatter.points.length }}
      />
      {scatter.points.length > 0 && (
        <PointCloud x={line(axes.x)} y={line(axes.y)} points={scatter.points} detail={place.detail} />
      )}
    </>,
  )
}
