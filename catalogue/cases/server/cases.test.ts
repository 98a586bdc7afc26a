import { describe, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { aProductCategory } from '#testing/catalogue.ts'
import { aCase, aNewsGroup } from '#testing/factories.ts'
import { testApp } from '#testing/test-app.ts'

const { anonymous, db, request } = await testApp()
const ids = ({ list }: { list: { id: number }[] }) => list.map(({ id }) => id)
const day = (n: number) => new Date(Date.UTC(2020, 0, n)).toISOString()

describe('the list of cases', () => {
  test('has the newest of a group first, page by page, with the true total', async () => {
    const { id: groupId } = await aNewsGroup(db)
    const made = [
      await aCase(db, { groupId, publishedAt: day(1) }),
      await aCase(db, { groupId, publishedAt: day(3) }),
      await aCase(db, { groupId, publishedAt: day(2) }),
    ]
    const [first, third, second] = made.map(({ id }) => id)
    expect(ids(await anonymous.cases.list({ groupId, limit: 2 }))).toEqual([third, second])
    expect(await anonymous.cases.list({ groupId, limit: 2, page: 2 })).toMatchObject({
      list: [{ id: first }],
      totalCount: 3,
    })
  })

  test('finds the cases of a kind of material, which is how a product leads to them', async () => {
    const [pipe, film] = [await aProductCategory(db), await aProductCategory(db)]
    const both = await aCase(db, { categoryIds: [pipe, film], publishedAt: day(2) })
    const one = await aCase(db, { categoryIds: [film], publishedAt: day(1) })
    expect(ids(await anonymous.cases.list({ categoryId: film }))).toEqual([both.id, one.id])
    expect(ids(await anonymous.cases.list({ categoryId: pipe }))).toEqual([both.id])
  })

  test('finds the cases of all kinds below a main category', async () => {
    const main = await aProductCategory(db)
    const found = await aCase(db, { categoryIds: [await aProductCategory(db, { parentId: main })] })
    expect(ids(await anonymous.cases.list({ categoryId: main }))).toEqual([found.id])
  })

  test.each(['sharkskin 50%_\\', 'SHARKSKIN', '50%_'])(
    'finds a text wherever it stands in the title: %s',
    async (key) => {
      const { id: groupId } = await aNewsGroup(db)
      const found = await aCase(db, { groupId, titleEn: 'Much Sharkskin 50%_\\ here' })
      await aCase(db, { groupId, titleEn: 'Something else 500' })
      expect(ids(await anonymous.cases.list({ groupId, key }))).toEqual([found.id])
    },
  )

  test('holds what lacks one of the languages, and nothing that is not published yet', async () => {
    const { id: groupId } = await aNewsGroup(db)
    await aCase(db, { groupId, publishedAt: new Date(Date.now() + 86_400_000).toISOString() })
    const chinese = await aCase(db, { groupId, titleEn: null })
    expect((await anonymous.cases.list({ groupId })).list).toMatchObject([{ id: chinese.id, titleEn: null }])
  })
})

describe('a case', () => {
  test('names its materials in their order and others about the same first', async () => {
    const [pipe, film] = [await aProductCategory(db), await aProductCategory(db)]
    const { id, groupId } = await aCase(db, { categoryIds: [film, pipe] })
    const ofGroup = await aCase(db, { groupId })
    const ofMaterial = await aCase(db, { categoryIds: [pipe, film], publishedAt: day(1) })
    const found = await anonymous.cases.info({ id })
    expect(found.categoryList.map((category) => category.id)).toEqual([film, pipe])
    expect(found.related.map((each) => each.id)).toEqual([ofMaterial.id, ofGroup.id])
  })

  test('that does not exist, or not yet, is not found', async () => {
    const tomorrow = await aCase(db, { publishedAt: new Date(Date.now() + 86_400_000).toISOString() })
    for (const id of [tomorrow.id, 2_000_000_000])
      await expect(anonymous.cases.info({ id })).rejects.toMatchObject({ code: 48801 })
    expect((await request(to.caseStudy(2000000000))).statusCode).toBe(404)
  })

  test('has a page with its structured data and an absolute picture', async () => {
    const { id } = await aCase(db)
    const { body, statusCode } = await request(to.caseStudy(id))
    const [, json] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(body) ?? []
    expect(statusCode).toBe(200)
    const graph = JSON.parse(json ?? '') as { '@graph': object[] }
    expect(graph['@graph']).toMatchObject([
      {
        '@type': 'Article',
        mainEntityOfPage: expect.stringMatching(/^http:\/\/.+\/case\/detail\?id=\d+$/),
        image: expect.stringMatching(/^http:\/\/.+\/media\/.+\.jpg$/),
        publisher: { '@type': 'Organization', url: expect.stringMatching(/^http:/) },
      },
      { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }] },
    ])
  })
})
