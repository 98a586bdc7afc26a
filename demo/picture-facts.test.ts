import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { albumNames, albums } from './albums.ts'
import written from './pictures/facts.json' with { type: 'json' }
import type { Known } from './pictures/facts.ts'
import { cachedPicture } from './pictures/picture-cache.ts'

test('what is told of each picture before it is drawn is told of the drawing that it is now', async () => {
  const told: Known = written
  const lines: string[] = []
  for (const name of albumNames) {
    const { drawings, widths } = albums[name]()
    for (const [key, draw] of Object.entries<() => string>(drawings)) {
      const svg = draw()
      const drawing = createHash('sha1').update(svg).digest('hex').slice(0, 12)
      const known = told[`${name}/${key}`]
      const facts = known?.drawing === drawing ? known : { ...(await cachedPicture(svg, widths)).facts, drawing }
      lines.push(`  ${JSON.stringify(`${name}/${key}`)}: ${JSON.stringify(facts)}`)
    }
  }
  const file = `{\n${lines.join(',\n')}\n}\n`
  await expect(file, '`npm run pictures` writes it anew').toMatchFileSnapshot('pictures/facts.json')
})
