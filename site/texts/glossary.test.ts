import { expect, test } from 'vitest'
import type { Locale, Messages } from '#platform/texts/messages.ts'
import { insteadOf } from './glossary.ts'
import { catalogues } from './whole.ts'

/** The page that shows the parts of the design to developers quotes whatever it likes. */
const quoting = new Set(['dev'])

const wrongWords = (locale: Locale, messages: Messages) =>
  Object.entries(messages)
    .filter(([noun]) => !quoting.has(noun))
    .flatMap(([noun, sentences]) =>
      Object.entries(sentences).flatMap(([sentence, message]) =>
        (typeof message === 'string' ? [message] : Object.values(message)).flatMap((text) =>
          insteadOf[locale]
            .filter(([wrong]) => wrong.test(text))
            .map(([wrong, right]) => `${noun}.${sentence} says ${wrong.exec(text)?.[0]}, not ${right}`),
        ),
      ),
    )

test.each(['zh-CN', 'en-US'] as const)('%s says each thing by the word of the trade', (locale) => {
  expect(wrongWords(locale, catalogues[locale])).toEqual([])
})

test('a wrong word is found, in one of two forms too', () => {
  const messages = { cart: { one: { one: 'one comment', other: 'comments' }, two: 'Deliver to' } }
  expect(wrongWords('en-US', messages)).toEqual([
    'cart.one says comment, not review',
    'cart.one says comments, not review',
  ])
})
