/** What is stated about a product, for rules that say what a search should find. */
export interface Facts {
  id: number
  brand: string
  model: string
  category: string
  root: string
  grade: string
  country: string
  shop: string
  colour: string
  name: string
  description: string
  stock: boolean
  labels: string[]
  /** Stated spans by property, in base units, with the condition. */
  values: Record<string, [low: number, high: number, condition: string][]>
}

type Told = Pick<Facts, 'category' | 'model' | 'name'>
const named = (category: RegExp, name: RegExp) => (product: Told) =>
  category.test(product.category) && name.test(product.name)
const of = (category: RegExp) => (product: Told) => category.test(product.category)

/** Some categories hold two polymers: there the name says which. */
const polymers: Record<string, ((product: Told) => boolean)[]> = {
  PP: [of(/^(pp-|rpp$)/), named(/^crushed-polyolefin$/, /PP/)],
  PE: [of(/^(hdpe|ldpe|lldpe|mlldpe|rpe)$/), named(/^crushed-polyolefin$/, /PE/)],
  HDPE: [of(/^hdpe$/), named(/^rpe$/, /HDPE/)],
  LDPE: [of(/^ldpe$/), named(/^rpe$/, / LDPE|生LDPE/)],
  LLDPE: [of(/^m?lldpe$/), named(/^rpe$/, /LLDPE/)],
  EVA: [of(/^eva$/)],
  GPPS: [of(/^gpps$/), named(/^rabs$/, /GPPS/)],
  HIPS: [of(/^hips$/), named(/^(rabs|abs-fr|crushed-styrenic)$/, /(HIPS-|HIPS pellets|Crushed HIPS)/)],
  ABS: [of(/^m?abs$/), named(/^(rabs|abs-fr|crushed-styrenic)$/, /(?<!and )ABS(?! and)/)],
  ASA: [of(/^asa$/)],
  PA: [of(/^(pa6|pa66|pa6-gf|pa66-gf|pa-fr|pa-long-chain|rpa|ppa)$/), named(/^crushed-engineering$/, /PA/)],
  PA6: [of(/^pa6(-gf)?$/), named(/^(rpa|crushed-engineering)$/, /PA6\b/), named(/^pa-fr$/, /PA6-/)],
  PA66: [of(/^pa66(-gf)?$/), named(/^(rpa|crushed-engineering)$/, /PA66/), named(/^pa-fr$/, /^(?!.*PA6-)/)],
  PA12: [of(/^pa-long-chain$/)],
  PC: [of(/^(pc|pc-modified)$/), named(/^(rpc|crushed-engineering)$/, /PC /)],
  'PC/ABS': [of(/^pc-abs$/), named(/^pc-modified$/, /PC\/ABS|JH960/)],
  POM: [of(/^pom$/), named(/^crushed-engineering$/, /POM/)],
  PBT: [of(/^pbt(-gf)?$/)],
  PET: [of(/^(pet|rpet|crushed-pet)$/), named(/^pbt-gf$/, /Rynite|PET-/)],
  PETG: [of(/^petg$/)],
  PMMA: [of(/^pmma$/), named(/^(rpc|crushed-engineering)$/, /PMMA/)],
  PVC: [of(/^pvc-/), named(/^crushed-engineering$/, /PVC/)],
  TPU: [of(/^tpu$/)],
  PEEK: [of(/^peek$/)],
  PLA: [of(/^pla$/)],
}

const bare = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** A stated span that reaches into what is wanted: `20..30`, `8..`, `..0.92`, `20..30@230°C/2.16kg`. */
function reaches({ values }: Facts, code: string, wanted: string): boolean {
  const [span = '', condition] = wanted.split('@')
  const [low = '', high = ''] = span.split('..')
  return (values[code] ?? []).some(
    ([from, to, at]) =>
      to >= Number(low || -Infinity) &&
      from <= Number(high || Infinity) &&
      (condition === undefined || at.replace(/,dry$/, '') === condition),
  )
}

const tests: Record<string, (product: Facts, values: string[]) => boolean> = {
  is: (product, values) => values.some((value) => polymers[value]?.some((isOf) => isOf(product))),
  model: ({ model }, values) => values.some((value) => bare(value) === bare(model)),
  label: ({ labels }, values) => values.every((value) => labels.includes(value)),
  name: ({ name }, values) => values.some((value) => name.includes(value)),
  for: ({ description }, values) => values.some((value) => description.toLowerCase().includes(value.toLowerCase())),
  stock: ({ stock }) => stock,
}

function holds(part: string, product: Facts): boolean {
  const [fact = '', value = ''] = part.split('=')
  if (value.includes('..')) return reaches(product, fact, value)
  const values = value.replaceAll('+', ' ').split(',')
  const own = tests[fact]
  return own ? own(product, values) : values.includes(String(product[fact as keyof Facts]))
}

/** `is=PP mfr=20..30 !grade=2`: every part holds; after `!` none of its values does. */
export const isMet = (rule: string, product: Facts): boolean =>
  rule.split(' ').every((part) => {
    if (!part.startsWith('!')) return holds(part, product)
    const [fact = '', values = ''] = part.slice(1).split('=')
    return values.split(',').every((value) => !holds(`${fact}=${value}`, product))
  })
