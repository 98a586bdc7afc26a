import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { locales } from '#platform/texts/messages.ts'
import { TranslatorContext } from '#platform/web/i18n.tsx'
import UiPage from './ui-page.tsx'

const render = (locale: (typeof locales)[number]) =>
  renderToString(
    <TranslatorContext value={translatorFor(locale)}>
      <UiPage />
    </TranslatorContext>,
  )

test.each(locales)('the whole kit is rendered by the server in %s', (locale) => {
  expect(render(locale)).toContain('</main>')
})

test('no style attribute, which the content policy would block', () => {
  expect(render('en-US')).not.toMatch(/ style="/)
})

test('no id is used twice', () => {
  const ids = [...render('en-US').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(10)
  expect(new Set(ids).size).toBe(ids.length)
})

test('what refers to an id finds it', () => {
  const html = render('en-US')
  const wanted = [...html.matchAll(/ (?:for|aria-(?:controls|labelledby|describedby))="([^"]+)"/g)].flatMap(
    ([, ids = '']) => ids.split(' '),
  )
  expect(wanted.length).toBeGreaterThan(10)
  for (const id of wanted) expect(html).toContain(` id="${id}"`)
})
