import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { TranslatorContext } from '#platform/web/i18n.tsx'
import { StaticRouter } from '#platform/web/router.tsx'
import { SettingsContext } from '#platform/web/settings.ts'
import type { Settings } from '#platform/web/visit.ts'
import type { ProductItem } from '#catalogue/goods/product.ts'
import type { SearchData } from './load-search.ts'
import type { SearchPlace } from './search-place.ts'
import { SearchView } from './search-view.tsx'
import { tableLook } from './table-view.tsx'

const place: SearchPlace = { path: to.search(), detail: to.product.path, fixed: {}, limit: 20 }
const brand = { id: 7, name: '利安德巴塞尔', nameEn: 'LyondellBasell' }

const mfr: SearchData['parameters'][number] = {
  code: 'mfr',
  name: '熔体流动速率',
  nameEn: 'Melt flow rate',
  group: 'rheology',
  unit: 'g/10min',
  units: ['g/10min'],
  baseUnit: 'g/10min',
  options: [],
  lowest: 0.2,
  highest: 1800,
  productCount: 400,
  comparedAt: [],
}
const impact = {
  ...mfr,
  code: 'izodNotched',
  nameEn: 'Izod notched impact',
  unit: 'J/m',
  units: ['J/m', 'ft·lb/in'],
  baseUnit: 'J/m',
}

const property = {
  code: 'izodNotched',
  name: '悬臂梁缺口冲击强度',
  nameEn: 'Izod notched impact',
  group: 'mechanical',
  min: null,
  typical: 64,
  max: null,
  text: null,
  unit: 'J/m',
  method: 'ASTM D256',
  condition: '23 °C',
  source: 'typical' as const,
  statedOn: null,
  baseLow: 64,
  baseHigh: 64,
}
const product: ProductItem = {
  id: 12,
  name: null,
  nameEn: 'PP',
  productCategoryName: '均聚聚丙烯',
  productCategoryNameEn: 'PP homopolymer',
  brandName: brand.name,
  brandNameEn: brand.nameEn,
  seriesName: 'Moplen',
  modelName: 'HP500N',
  grade: 0,
  productFiledType: 1,
  countryName: '意大利',
  countryNameEn: 'Italy',
  labelList: [],
  keyProperties: [property],
  picture: { src: '/files/a', width: 600, height: 450, widths: [300], colour: '#fff', focusX: 50, focusY: 50 },
  price: { currency: 'USD', perTonneMinor: 112_050, tiers: [] },
  minimumOrderKg: 1000,
  stockKg: 25_000,
  leadTimeDays: 7,
  lotCount: 0,
  commentCount: 0,
  score: null,
  shopId: 3,
  shopName: '甲',
  shopNameEn: 'A',
  selfSupportFlag: false,
  newFlag: false,
}

const settings = { locale: 'en-US', apiBase: '/api', demo: false, texting: false, devPages: false } as Settings

function render(search: string, list = [product], more: Partial<SearchData> = {}) {
  const facets = { brands: [{ ...brand, count: 4 }], countries: [], categories: [], labels: [], grades: [] }
  const found = {
    list,
    totalCount: list.length,
    page: 1,
    limit: 20,
    reach: 10_000,
    facets,
    correctedKey: null,
    leftOut: [],
    dropped: [],
    unconverted: [],
    read: null,
  }
  const parameters = [mfr, impact]
  const query = new URLSearchParams(search)
  const table = query.has('view') ? tableLook(translatorFor('en-US'), { place, query, list, parameters }) : null
  const data = {
    found,
    parameters,
    names: {},
    relaxed: [],
    named: null,
    table,
    scatter: null,
    rest: {},
    spreads: {},
    sorts: [],
    search,
    ...more,
  }
  return renderToStaticMarkup(
    <TranslatorContext value={translatorFor('en-US')}>
      <SettingsContext value={settings}>
        <StaticRouter view={{ place: { pathname: place.path, search, hash: '' } }}>
          {() => <SearchView place={place} data={data} />}
        </StaticRouter>
      </SettingsContext>
    </TranslatorContext>,
  ).replaceAll('&amp;', '&')
}

describe('a search', () => {
  test('is a form that carries along what it does not show', () => {
    const html = render('?key=PP&view=table&brandIds=7')
    expect(html).toContain('<input type="hidden" name="key" value="PP"/>')
    expect(html).toContain('<input type="hidden" name="view" value="table"/>')
    expect(html).toMatch(/<input[^>]* name="brandIds"[^>]*checked=""/)
  })

  test('shows everything that is set, with an address without it', () => {
    const html = render('?key=PP&brandIds=7&range=mfr:10..30:g/10min')
    expect(html).toContain('aria-label="Remove Melt flow rate 10–30 g/10 min"')
    expect(html).toContain('href="/product/search?key=PP&range=mfr%3A10..30%3Ag%2F10min"')
  })

  test('shows a property in the unit it was asked in', () => {
    const asked = `?range=${encodeURIComponent('izodNotched:1..2:ft·lb/in')}`
    expect(render(asked)).toMatch(/1\.2<span class="unit"> ft·lb\/in/)
    expect(render('')).toMatch(/64<span class="unit"> J\/m/)
    expect(render(`${asked}&view=table`)).toMatch(/<td[^>]*data-label="Izod notched impact ft·lb\/in"[^>]*>.*?1\.2/)
  })

  test('bears a range in a unit that the property does not have', () => {
    expect(render('?range=mfr:1..2:MPa')).toContain('Melt flow rate')
  })

  test('offers each product one enquiry that carries it along', () => {
    const html = render('')
    expect(html.match(/href="\/inquiry\?productId=12"/g)).toHaveLength(1)
  })

  test('says where the price is on enquiry', () => {
    expect(render('')).toContain('USD 1,120.50')
    expect(render('', [{ ...product, price: null }])).toContain('Price on enquiry')
  })

  test('says what was understood instead of what was typed', () => {
    const { found } = dataWith({ correctedKey: 'moplen' })
    expect(render('?key=moplem', [product], { found })).toContain('“moplen”')
  })
})

describe('a search without a result', () => {
  const html = render('?key=PP&brandIds=7&range=mfr:10..30:g/10min', [], {
    relaxed: [{ choice: [['brandIds', '7']], count: 31 }],
  })

  test('offers the same search without one of its filters, and how much that finds', () => {
    expect(html).toMatch(/Without LyondellBasell<\/a><span class="unit">31/)
    expect(html).toContain('href="/product/search?key=PP&range=mfr%3A10..30%3Ag%2F10min"')
  })

  test('offers an enquiry that carries words and numbers along', () => {
    expect(html).toContain('href="/inquiry?key=PP&range=mfr%3A10..30%3Ag%2F10min"')
  })
})

function dataWith(changes: Partial<SearchData['found']>) {
  const facets = { brands: [], countries: [], categories: [], labels: [], grades: [] }
  return {
    found: {
      list: [product],
      totalCount: 1,
      page: 1,
      limit: 20,
      reach: 10_000,
      facets,
      correctedKey: null,
      leftOut: [],
      dropped: [],
      unconverted: [],
      read: null,
      ...changes,
    },
  }
}
