import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  Entries,
  OptionalLine,
  OptionalText,
  PlainLine,
  RequiredLine,
  RequiredText,
  SearchKey,
  Typed,
} from './lines.ts'
import { Area, Code, Line } from './office/fields.ts'
import { Words } from './office/words.ts'
import { showsSomething, tidyText } from './tidy-text.ts'

const messagesOf = (schema: v.GenericSchema, value: unknown) =>
  v.safeParse(schema, value).issues?.map(({ message }) => message)

const unseen = {
  spaces: ' \t\u00a0\u3000',
  'a zero-width space': '\u200b',
  joiners: '\u200c\u200d\u2060',
  'a mark of byte order': '\ufeff',
  'a soft hyphen': '\u00ad',
  'fillers of Hangul': '\u3164\u115f\u1160\uffa0',
  'marks of direction': '\u200e\u200f\u061c\u202a\u202c\u2066\u2069',
  'a blank of Braille': '\u2800',
  tags: '\u{e0041}\u{e007f}',
  'selectors of variants': '\ufe0f\u{e0100}',
}

describe.each(Object.entries(unseen))('text of %s only', (_, text) => {
  test('shows nothing as rich text either, however it is written', () => {
    const numbered = [...text]
      .map((sign) => `&#${sign.codePointAt(0)};&#x${sign.codePointAt(0)?.toString(16)};`)
      .join('')
    for (const html of [`<p>${text}</p>`, `<p><b>${numbered}</b>&nbsp;</p>`, `<h2></h2>${text}`])
      expect([html, showsSomething(html)]).toEqual([html, false])
    expect(showsSomething(`<p>${text}a</p>`)).toBe(true)
    expect(showsSomething(`<figure>${text}<img src="/a.png"></figure>`)).toBe(true)
  })

  test('is empty in every kind of field', () => {
    for (const schema of [
      RequiredLine('missing'),
      RequiredText('missing', 10),
      Typed('missing'),
      Line(10, 'missing'),
      Area(10, 'missing'),
    ])
      expect(messagesOf(schema, text)).toContain('missing')
    expect(messagesOf(Code(), text)).toContain('adminForm.required')
    expect([v.parse(OptionalLine(), text), v.parse(OptionalText(10), text), v.parse(PlainLine(10), text)]).toEqual([
      null,
      null,
      '',
    ])
    expect(v.parse(SearchKey(), text)).toBeUndefined()
    expect(v.parse(Entries(5, 10), `a\n${text}\nb`)).toEqual(['a', 'b'])
    expect(v.parse(Words, `a,${text}`)).toEqual(['a'])
  })
})

test('a sign that cannot be seen stays between those that can', () => {
  for (const text of ['👩\u200d🔬', 'می\u200cخواهم', 'a\u00adb', '⠓⠊\u2800']) expect(tidyText(text)).toBe(text)
})

test('text is composed, its lines end in one sign, and nothing stands around it', () => {
  expect(tidyText(' e\u0301\r\nb\rc\n ')).toBe('é\nb\nc')
})

test('a line has no second one, and nothing turns its direction', () => {
  for (const text of ['a\r\nBcc: b', 'a\tb', 'a\u2028b', 'a\u202eb', 'a\u0000b']) {
    expect(messagesOf(RequiredLine('missing'), text)).toEqual(['errors.invalid'])
    expect(messagesOf(Line(), text)).toEqual(['errors.invalid'])
  }
  expect(v.parse(RequiredText('missing', 20), 'a\r\n\tb')).toBe('a\n\tb')
  expect(messagesOf(Area(20), 'a\u202eb')).toEqual(['errors.invalid'])
})

test('too long a text is named as such', () => {
  expect(messagesOf(Line(3), 'abcd')).toEqual(['errors.tooLong'])
  expect(messagesOf(SearchKey(3, 'key'), 'abcd')).toEqual(['key'])
})
