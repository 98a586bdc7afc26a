import { expect, test } from 'vitest'
import { wordsOfMail } from './words-of-mail.ts'

test.each([
  ['Can you ship earlier?', 'Can you ship earlier?'],
  ['Yes.\n\nAnna\n--\nNordplast GmbH, Hamburg', 'Yes.\n\nAnna'],
  ['Fine.\r\n\r\nOn Mon, 16 Nov 2026 at 09:00, PolyHarbor <a@b.example> wrote:\r\n> Hello', 'Fine.'],
  ['Fine.\n\nOn Mon, 16 Nov 2026 at 09:00, PolyHarbor\n<a@b.example> wrote:\n\n## above ##\nHello', 'Fine.'],
  ['可以，下周发。\n\n在 2026年11月16日，聚港 写道：\n> 您好', '可以，下周发。'],
  ['好的\n------------------ 原始邮件 ------------------\n发件人：聚港', '好的'],
  ['Ok\n\n-----Original Message-----\nFrom: PolyHarbor', 'Ok'],
  ['Ok\n________________________________\nFrom: PolyHarbor', 'Ok'],
  ['Ok\n\n## Please write your answer above this line ##\n\nDear Anna', 'Ok'],
  ['> 25 MT of T30S?\nYes, 25 MT.\n> By when?\nBy May.', 'Yes, 25 MT.\nBy May.'],
  ['On Monday we need 20 MT.', 'On Monday we need 20 MT.'],
  ['One\n\n\n\nTwo', 'One\n\nTwo'],
  ['> only what was said before', ''],
])('of %j the words are %j', (text, words) => {
  expect(wordsOfMail(text)).toBe(words)
})

test('a text without end is read in a moment', () => {
  expect(wordsOfMail('On '.repeat(40_000)).length).toBeLessThanOrEqual(20_000)
  expect(wordsOfMail('# '.repeat(50_000)).length).toBeLessThanOrEqual(20_000)
})
