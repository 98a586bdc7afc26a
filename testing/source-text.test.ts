import { describe, expect, test } from 'vitest'
import { ownAreas, readSource, sourceFiles, walkSource } from './source-files.ts'

const spoken = /^(alt|title|label|placeholder|aria-(label|description|roledescription|valuetext))$/
const letters = /\p{L}/u
const chinese = /\p{Script=Han}/u
const entity = /&#?\w+;/g

const allowed: [where: RegExp, why: string][] = [
  [/^site\/dev\//, 'names of brands and grades, shown as samples of the design language'],
  [/^identity\/auth\/pages\/login-page\.tsx:\d+ (buyer@example\.com|Polyharbor1!)$/, 'the demo account, to be typed'],
  [
    /^identity\/operators\/office\/sign-in-page\.tsx:\d+ (@example\.com|Polyharbor1!)$/,
    'the demo accounts, to be typed',
  ],
  [/^site\/office\/layouts\/palette\.tsx:\d+ Ctrl K$/, 'what keyboards say'],
]
const isAllowed = (finding: string) => allowed.some(([where]) => where.test(finding))

/** Text a visitor would read that does not come from the catalogue: in markup, and in attributes that are read out. */
function spokenText(path: string, text: string): string[] {
  const found: string[] = []
  walkSource(path, text, (line) => {
    const note = (at: number, value: unknown) => {
      if (typeof value === 'string' && letters.test(value.replaceAll(entity, '')))
        found.push(`${path}:${line(at)} ${value.trim()}`)
    }
    const noteExpression = (node: { type: string; start: number }) => {
      if (node.type === 'Literal') note(node.start, (node as unknown as { value: unknown }).value)
      if (node.type === 'TemplateLiteral')
        for (const { value } of (node as unknown as { quasis: { value: { cooked: string } }[] }).quasis)
          note(node.start, value.cooked)
    }
    return {
      JSXText: (node) => note(node.start, node.value),
      JSXElement: ({ children }) => {
        for (const child of children) if (child.type === 'JSXExpressionContainer') noteExpression(child.expression)
      },
      JSXAttribute: ({ name, value }) => {
        if (name.type !== 'JSXIdentifier' || !spoken.test(name.name) || !value) return
        noteExpression(value.type === 'JSXExpressionContainer' ? value.expression : value)
      },
    }
  })
  return found
}

function chineseText(path: string, text: string): string[] {
  const found: string[] = []
  walkSource(path, text, (line) => {
    const note = (at: number, value: unknown) => {
      if (typeof value === 'string' && chinese.test(value)) found.push(`${path}:${line(at)} ${value.trim()}`)
    }
    return {
      Literal: (node) => note(node.start, node.value),
      TemplateElement: (node) => note(node.start, node.value.raw),
      JSXText: (node) => note(node.start, node.value),
    }
  })
  return found
}

describe('the search for text outside the catalogue', () => {
  test.each([
    ['<p>Hello</p>'],
    ['<p>价格</p>'],
    ["<p>{'Hello'}</p>"],
    ['<p>{`Hello ${name}`}</p>'],
    ['<img alt="A bag" />'],
    ['<button aria-label={`Close ${name}`} />'],
    ['<input placeholder={"Search"} />'],
    ['<Field label="Name" />'],
  ])('finds %s', (markup) => expect(spokenText('a.tsx', `const a = ${markup}`)).toHaveLength(1))

  test.each([
    ['<p>{t("news.title")}</p>'],
    ['<p className="title">·  |  100 % {name}</p>'],
    ['<img alt="" />'],
    ['<input placeholder={constants.searchPlaceholder} type="text" />'],
  ])('lets %s be', (markup) => expect(spokenText('a.tsx', `const a = ${markup}`)).toEqual([]))

  test('finds Chinese wherever it is written down', () => {
    const text = "const a = '价格', b = `${a}元`, c = <p>聚港</p>, d = /副牌/ // 注释"
    expect(chineseText('a.tsx', text)).toHaveLength(3)
  })
})

test('every sentence of the pages comes from the catalogue', () => {
  const pages = sourceFiles(`${ownAreas}/**/*.tsx`)
  expect(pages.length).toBeGreaterThan(30)
  const findings = pages.flatMap((path) => spokenText(path, readSource(path)))
  expect(findings.filter((finding) => !isAllowed(finding))).toEqual([])
  const needless = allowed.filter(([where]) => !findings.some((finding) => where.test(finding)))
  expect(needless, 'exceptions that nothing needs any more').toEqual([])
})

test('Chinese is written in the texts, in what a first start fills in and in what a search understands', () => {
  const sources = sourceFiles(`${ownAreas}/**/*.{ts,tsx}`).filter(
    (path) => !/\/texts\/|^site\/first-start\/|^catalogue\/search\/server\/reading\/[a-z-]*words\.ts$/.test(path),
  )
  expect(sources.length).toBeGreaterThan(100)
  const findings = sources.flatMap((path) => chineseText(path, readSource(path)))
  expect(findings.filter((finding) => !isAllowed(finding))).toEqual([])
})
