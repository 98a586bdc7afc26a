import { expect, test } from 'vitest'
import { iconSprite, spriteOf } from './icon-sprite.ts'

const namesIn = (sprite: string) => [...sprite.matchAll(/id="icon-([\w-]+)"/g)].map(([, name]) => name)

test('a page carries the icons that it shows, each once', () => {
  const body = '<svg><use href="#icon-search"></use></svg><use href="#icon-arrow-up"/><use href="#icon-search"/>'
  expect(namesIn(spriteOf(body)).toSorted()).toEqual(['arrow-up', 'search'])
  expect(iconSprite).toContain(spriteOf('<use href="#icon-search"/>').replaceAll(/<\/?svg[^>]*>/g, ''))
})

test('a page without icons carries an empty sprite, into which its scripts draw', () => {
  expect(spriteOf('<p>#icons</p>')).toBe('<svg class="icon-sprite"></svg>')
})
