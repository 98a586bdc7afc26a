/** A product that is there: what the rows of a table have in common with it. */
export interface Pattern {
  code: string
  shopNameEn: string
  categoryNameEn: string
  brandNameEn: string
}

const properties: [title: string, from: number, step: number][] = [
  ['Melt flow rate', 1, 0.1],
  ['Density', 0.9, 0.0005],
  ['Flexural modulus (MPa)', 900, 1],
]

const titles = [
  'Code,Status,Shop,Category,Brand,Origin,Grade,Field,Model,Name in Chinese,Name in English'.split(','),
  'Colour in Chinese,Colour in English,Currency,Price per MT,Stock kg,Packings,Pictures of product'.split(','),
  properties.map(([title]) => title),
].flat()

/** A table of new products as a trader exports it: titles first. */
export function productTable(pattern: Pattern, prefix: string, count: number): string[][] {
  const { code, shopNameEn, categoryNameEn, brandNameEn } = pattern
  const rows = Array.from({ length: count }, (_, n) => {
    const place = [shopNameEn, categoryNameEn, brandNameEn, 'China', 'prime', 'rawMaterial']
    const names = [`${prefix.toUpperCase()}${n}`, `批量产品 ${n}`, `Bulk product ${n}`, '本色', 'Natural']
    const sale = ['CNY', String(7000 + (n % 500)), '25000', 'bag: 25', code]
    const measured = properties.map(([, from, step]) => (from + (n % 100) * step).toFixed(4))
    return [`${prefix}-${n}`, 'published', ...place, ...names, ...sale, ...measured]
  })
  return [titles, ...rows]
}
