import { expect, test } from 'vitest'
import { yuanInWords } from './yuan-in-words.ts'

test.each([
  [0, '人民币零元整'],
  [5, '人民币伍分'],
  [50, '人民币伍角整'],
  [100, '人民币壹元整'],
  [1_01, '人民币壹元零壹分'],
  [1_020_50, '人民币壹仟零贰拾元伍角整'],
  [100_000_00, '人民币壹拾万元整'],
  [100_500_00, '人民币壹拾万零伍佰元整'],
  [1_234_567_89, '人民币壹佰贰拾叁万肆仟伍佰陆拾柒元捌角玖分'],
  [1_0000_0001_00, '人民币壹亿零壹元整'],
  [205_000_00, '人民币贰拾万伍仟元整'],
])('%i fen is written %s', (minor, words) => expect(yuanInWords(minor)).toBe(words))
