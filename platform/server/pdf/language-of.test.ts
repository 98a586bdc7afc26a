import { expect, test } from 'vitest'
import { otherLanguage } from './language-of.ts'

test.each([
  ['Melt flow rate', 'zh-CN', 'en-US'],
  ['熔体流动速率', 'zh-CN', undefined],
  ['PP 均聚 homopolymer', 'zh-CN', undefined],
  ['GB/T 3682', 'zh-CN', undefined],
  ['3.2 MPa', 'zh-CN', undefined],
  ['', 'zh-CN', undefined],
  ['Melt flow rate', 'en-US', undefined],
  ['中国石化', 'en-US', 'zh-CN'],
])('«%s» in a document in %s is marked as %s', (text, language, marked) =>
  expect(otherLanguage(text, language)).toBe(marked),
)
