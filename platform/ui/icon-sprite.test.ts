import { expect, test } from 'vitest'
import { spriteOf } from './icon-sprite.ts'

const namesIn = (sprite: string) => [...sprite.matchAll(/id="icon-([\w-]+)"/g)].map(([, name]) => name)

const always = ['check', 'close', 'info', 'warning']

test('a page carries the icons that it shows, each once, and those of notices', () => {
  const drawn = { text: '<use href="#icon-arrow-up"/><use href="#icon-search"/>' }
  const carried = namesIn(spriteOf(['<svg><use href="#icon-search"></use></svg>', drawn, '<p>#icon-', drawn]))
  expect(new Set(carried)).toEqual(new Set(['arrow-up', 'search', ...always]))
  expect(carried).toHaveLength(always.length + 2)
})
