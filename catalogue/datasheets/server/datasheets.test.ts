import { describe, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aParameter, aProduct } from '#testing/catalogue.ts'
import { aMember, aSession } from '#testing/factories.ts'
import { behindProxy, fromNewIp } from '#testing/from-ip.ts'
import { pdfParts, pdfText } from '#testing/pdf-text.ts'
import { testApp } from '#testing/test-app.ts'

const { db, request } = await testApp({ config: { ...behindProxy, publicOrigin: 'https://polyharbor.example' } })

const ask = (id: number | string, query = '', headers = fromNewIp()) =>
  request({ url: `/api/common/product/datasheet/${id}${query}`, headers })

async function textOf(id: number, query: string) {
  const answer = await ask(id, query)
  expect(answer.headers['content-type']).toBe('application/pdf')
  return pdfText(answer.rawPayload)
}

async function aMeasuredProduct() {
  const { code } = await aParameter(db)
  await db.run(
    sql`update parameter set name_zh = '拉伸屈服强度', name_en = 'Tensile stress at yield' where code = ${code}`,
  )
  const product = await aProduct(db, { series: 'Moplen', model: 'HP 500N', values: { [code]: 34 } })
  await db.run(sql`
    update product set version = 3, updated_at = '2026-05-04T08:00:00Z', description_zh = '注塑级均聚聚丙烯',
      description_en = 'An injection grade' where id = ${product.id}`)
  return product
}

const aCertificate = (id: number, standard: string, expires: string) =>
  db.run(sql`
    insert into document (product_id, kind, standard, title_zh, title_en, file, bytes, issued_on, expires_on)
    values (${id}, 'certificate', ${standard}, '声明', 'Declaration', ${`${standard}-${id}.pdf`}, 1, '2019-01-01',
      ${expires}::date)`)

describe('a data sheet', () => {
  test('in both languages says everything twice, with the values once', async () => {
    const { id } = await aMeasuredProduct()
    const text = await textOf(id, '?lang=both')
    for (const said of [
      '物性表（TDS） Technical data sheet',
      '拉伸屈服强度',
      'Tensile stress at yield',
      '注塑级均聚聚丙烯',
    ])
      expect(text).toContain(said)
    expect(text).toContain('An injection grade')
    expect(text).toMatch(/34\s+MPa\s+ISO/)
    expect(text).toContain('第 3 版 · 2026-05-04 / Version 3 · 2026-05-04')
    expect(text).toContain('不构成产品规格')
    expect(text).toContain('neither a specification')
    expect(text).toContain(`https://polyharbor.example/product/detail?id=${id}`)
  })

  test('in one language has none of the other', async () => {
    const { id } = await aMeasuredProduct()
    const english = await textOf(id, '?lang=en')
    expect(english).toContain('Tensile stress at yield')
    expect(english).not.toMatch(/\p{Script=Han}/u)
    const chinese = await textOf(id, '?lang=zh')
    expect(chinese).toContain('拉伸屈服强度')
    expect(chinese).not.toMatch(/Tensile|Version|injection/)
  })

  test('in US units converts, and says what was stated', async () => {
    const { id } = await aMeasuredProduct()
    expect(await textOf(id, '?lang=en&units=us')).toMatch(/4,930\s+psi[\s\S]*\(34 MPa\)/)
  })

  test('in US units converts the conditions of its tests too', async () => {
    const { id } = await aMeasuredProduct()
    await db.run(sql`update property set condition = '230 °C / 2.16 kg' where product_id = ${id}`)
    expect(await textOf(id, '?lang=en&units=us')).toMatch(/446 °F \/ 4.76 lb\s+[\s\S]*\(230 °C \/ 2.16 kg\)/)
    expect(await textOf(id, '?lang=en')).not.toContain('°F')
  })

  test('says before all else that it is not the sheet of the producer, unless the goods are our own', async () => {
    const { id } = await aMeasuredProduct()
    const text = await textOf(id, '?lang=en')
    expect(text.indexOf("This is not the producer's data sheet")).toBeLessThan(text.indexOf('HP 500N'))
    expect(text).toContain('Storage')
    const own = await aMeasuredProduct()
    await db.run(sql`update product set self_run = true where id = ${own.id}`)
    expect(await textOf(own.id, '?lang=en')).not.toContain("not the producer's data sheet")
  })

  test('names the valid documents of the product under compliance, and claims nothing without one', async () => {
    const { id } = await aMeasuredProduct()
    expect(await textOf(id, '?lang=en')).not.toContain('Compliance')
    await aCertificate(id, 'REACH', '2100-01-01')
    await aCertificate(id, 'RoHS', '2020-01-01')
    const text = await textOf(id, '?lang=en')
    expect(text).toMatch(/Compliance[\s\S]*REACH[\s\S]*2100-01-01/)
    expect(text).not.toContain('RoHS')
  })

  test('is saved under a name that says what it is', async () => {
    const { id } = await aMeasuredProduct()
    const { headers } = await ask(id, '?lang=zh&units=us')
    expect(headers).toMatchObject({
      'content-disposition': "inline; filename*=UTF-8''Moplen-HP-500N-TDS-zh-us-v3.pdf",
      'cache-control': 'public, max-age=3600',
    })
  })

  test('is the same file while the product is the same', async () => {
    const { id } = await aMeasuredProduct()
    expect((await ask(id)).rawPayload.equals((await ask(id)).rawPayload)).toBe(true)
  })

  test('of many properties goes on over pages with their numbers', async () => {
    const values: Record<string, number> = {}
    for (let n = 0; n < 60; n++) values[(await aParameter(db)).code] = n + 1
    const text = await textOf((await aProduct(db, { values })).id, '?lang=en')
    expect(text).toMatch(/Page 1 of (\d)[\s\S]*Page \1 of \1/)
    for (const code of Object.keys(values)) expect(text).toContain(code)
    // The head of the table is there again.
    expect(text.match(/Property\s+Value\s+Unit/g)?.length).toBeGreaterThan(1)
  })

  test('of a product without properties or packing is still one', async () => {
    const { id } = await aProduct(db, { model: 'BARE-1' })
    await db.run(sql`delete from packing where product_id = ${id}`)
    expect(await textOf(id, '?lang=en')).toContain('BARE-1')
  })
})

const statesProcessing = (id: number) =>
  db.run(sql`
    insert into property (product_id, parameter_id, position, min, max, unit, method, source)
    select ${id}, id, 0, low, high, unit, '', 'typical'
    from (values ('dryingTemperature', 80, 90), ('dryingTime', 4, 6), ('meltTemperature', 240, 280))
      as given (code, low, high) join parameter using (code)`)

describe('processing', () => {
  test('has its own part of the sheet, in either system, and is no key value', async () => {
    const { id } = await aMeasuredProduct()
    await statesProcessing(id)
    const text = await textOf(id, '?lang=en')
    expect(text).toMatch(/Key properties\s+Tensile stress at yield\s+34 MPa/)
    expect(text).toMatch(/Processing\s+Setting\s+Value\s+Unit\s+Source\s+Drying temperature\s+80–90\s+°C\s+Typical/)
    expect(text).toMatch(/Drying time\s+4–6\s+h/)
    const american = await textOf(id, '?lang=en&units=us')
    expect(american).toMatch(/Drying temperature\s+176–194\s+°F\s+Typical\s+\(80–90 °C\)/)
    expect(american).toMatch(/Melt temperature\s+464–536\s+°F/)
  })
})

describe('a tagged data sheet', () => {
  test('is read out in order, with headings, tables and their heads', async () => {
    const { id } = await aMeasuredProduct()
    const parts = pdfParts((await ask(id, '?lang=en')).rawPayload)
    expect(parts.filter(({ tag }) => /^H\d$/.test(tag)).map(({ text }) => text)).toEqual([
      expect.stringContaining('HP 500N'),
      'Key properties',
      'Typical properties',
      'Packing',
      'Storage',
      'Please note',
    ])
    const heads = parts.filter(({ tag }) => tag === 'TH').map(({ text }) => text)
    expect(heads).toEqual(expect.arrayContaining(['Property', 'Value', 'Tensile stress at yield', 'Bag']))
    const cells = parts.map(({ text }) => text)
    expect(cells.slice(cells.indexOf('Tensile stress at yield')).slice(0, 3)).toEqual([
      'Tensile stress at yield',
      '34',
      'MPa',
    ])
    expect(cells.some((text) => /Page 1/.test(text))).toBe(false)
  })

  test('says in which language a line is that is not of its first one', async () => {
    const { id } = await aMeasuredProduct()
    const marks = async (lang: string) => {
      const bytes = (await ask(id, `?lang=${lang}`)).rawPayload
      const spans = [...bytes.toString('latin1').matchAll(/\/S \/Span\s[^>]*?\/Lang \(([\w-]+)\)/g)].map(
        ([, mark]) => mark,
      )
      const texts = pdfParts(bytes).filter(({ tag }) => tag === 'Span')
      return { spans, texts: texts.map(({ text }) => text) }
    }
    const { spans, texts } = await marks('both')
    expect(new Set(spans)).toEqual(new Set(['en-US']))
    expect(texts).toEqual(expect.arrayContaining(['Tensile stress at yield', 'Property']))
    expect(texts).not.toContain('MPa')
    expect(texts).toHaveLength(spans.length)
    expect((await marks('en')).spans).toEqual([])
  })

  test('reads a table that goes on over pages as one, its head once', async () => {
    const values: Record<string, number> = {}
    for (let n = 0; n < 60; n++) values[(await aParameter(db)).code] = n + 1
    const { id } = await aProduct(db, { values })
    const parts = pdfParts((await ask(id, '?lang=en')).rawPayload)
    expect(parts.filter(({ tag, text }) => tag === 'TH' && text === 'Property')).toHaveLength(1)
    expect(parts.filter(({ tag, text }) => tag === 'TH' && text in values)).toHaveLength(60)
  })
})

describe('there is no data sheet', () => {
  test.each(['2000000000', 'abc', '1e3', '-1'])('of a product %s', async (id) => {
    const answer = await ask(id)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.json()).toMatchObject({
      code: expect.any(Number),
      data: id === '2000000000' ? null : expect.anything(),
    })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test.each(['?lang=fr', '?units=imperial', '?lang=zh&lang=en'])('with %s', async (query) => {
    const { id } = await aProduct(db)
    expect((await ask(id, query)).json()).toMatchObject({ code: 40400 })
  })

  test('of what is not published', async () => {
    const { id } = await aProduct(db, { status: 'draft' })
    expect((await ask(id)).json()).toMatchObject({ code: 48801 })
  })

  test('for somebody who takes them all', async () => {
    const { id } = await aProduct(db)
    const headers = fromNewIp()
    await db.run(sql`
      insert into budget (key, window_start, used)
      values (${`datasheet ${headers['x-forwarded-for']}`}, '-infinity', 60)`)
    expect((await ask(id, '', headers)).statusCode).toBe(429)
  })
})

describe('the report of a lot', () => {
  const aLot = async () => {
    const { code } = await aParameter(db)
    const product = await aProduct(db, { model: 'LOT 1', values: { [code]: 34 } })
    const lot = await db.first<{ id: number }>(sql`
      insert into lot (product_id, code, kilograms, stock_kg, note_zh, note_en, tested_on)
      values (${product.id}, ${`R-${product.id}`}, 20000, 20000, '一', 'one', '2026-03-04') returning id`)
    await db.run(sql`
      insert into property (product_id, lot_id, parameter_id, position, typical, unit, method, source)
      select product_id, ${lot?.id ?? 0}, parameter_id, 0, 31.5, unit, method, 'lot' from property
      where product_id = ${product.id} and lot_id is null`)
    return { id: lot?.id ?? 0, code: `R-${product.id}` }
  }

  test('says what was measured, to members', async () => {
    const lot = await aLot()
    const url = to.file.lotReport(lot.id, 'en')
    expect((await request(url)).statusCode).toBe(303)
    const headers = { cookie: `token=${await aSession(db, await aMember(db))}` }
    const text = pdfText((await request({ url, headers })).rawPayload)
    for (const said of ['Certificate of analysis', lot.code, '2026-03-04', '31.5']) expect(text).toContain(said)
    expect(text).not.toContain('Specimen')
    expect((await request({ url: to.file.lotReport(2_000_000, 'en'), headers })).statusCode).toBe(404)
  })
})
