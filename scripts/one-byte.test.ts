import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { inAscii } from './one-byte.ts'

const run = (code: string) => JSON.stringify(runInNewContext(code))

test('a program means in ASCII what it meant', () => {
  const programs = [
    `'聚丙烯 – 熔指 é 😀'`,
    `'\\聚 \\\\丙 \\\\\\烯'`,
    '`聚${"丙"}\\烯`',
    `'a，b；c'.split(/[，；\\。]/)`,
    `[...'😀聚😀'.matchAll(/[😀-😂]|聚/gu)].length`,
    `({ 熔指: 1, '密度': 2 }) /* 注 */ // 注`,
    `((熔指) => 熔指 * 2)(3)`,
  ]
  for (const program of programs) {
    const ascii = inAscii(program)
    expect(ascii).toMatch(/^[\0-\x7f]*$/)
    expect(run(ascii)).toBe(run(program))
  }
})

test('a text whose writing counts is refused', () => {
  expect(() => inAscii('const text = String.raw`聚\\n`')).toThrow('聚')
  expect(inAscii('const text = String.raw`\\n`; const other = `聚`')).toContain('\\u805a')
})
