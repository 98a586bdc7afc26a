import { onceOfEach } from '#platform/contract/lasting.ts'
import { quantity } from '#platform/texts/format.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { drawnOnce } from '#platform/web/drawn.tsx'
import type { DrawnPart } from '#platform/web/drawn-part.tsx'
import { Local } from '#platform/web/i18n.tsx'
import { CountedCheckbox } from '#platform/ui/choice.tsx'
import type { Named } from './choices.ts'
import type { Found } from './search-names.ts'

/** The values of a filter that come out when somebody asks for more. */
export interface RestOfFacet {
  count: number
  boxes: DrawnPart
}

const atFirst = 7

type Counted = Named & { count: number }

/** Where nothing is chosen. */
const othersOf = onceOfEach((values: Counted[]) => values.slice(atFirst))

/** Of each filter what stands first, chosen values among it; the rest as HTML, since there can be hundreds. */
export function drawFacets(t: Translator, facets: Found['facets'], query: URLSearchParams) {
  const rest: Partial<Record<string, RestOfFacet>> = {}
  const short = (name: string, values: Counted[]) => {
    const chosen = new Set(query.getAll(name))
    const isFirst = ({ id }: Counted, at: number) => at < atFirst || chosen.has(String(id))
    const others = chosen.size === 0 ? othersOf(values) : values.filter((each, at) => !isFirst(each, at))
    if (others.length > 0) rest[name] = { count: others.length, boxes: drawnOnce(t, Boxes, { name, values: others }) }
    return values.filter(isFirst)
  }
  const { brands, countries, categories, labels, grades } = facets
  return {
    facets: {
      brands: short('brandIds', brands),
      countries: short('countryIds', countries),
      categories: short('categoryIds', categories),
      labels: short('lableIds', labels),
      grades,
    },
    rest,
  }
}

interface BoxesProps {
  name: string
  values: Counted[]
}

const Boxes = ({ name, values }: BoxesProps) =>
  values.map(({ id, name: zh, nameEn, count }) => (
    <CountedCheckbox key={id} name={name} value={id} label={<Local zh={zh} en={nameEn} />} count={quantity(count)} />
  ))
