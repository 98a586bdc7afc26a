import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import '#site/texts/whole.ts'
import { drawOnce } from './draw-once.ts'
import { KeptPart } from './kept-part.tsx'
import { useRoot } from './page.ts'
import { Providers } from './providers.tsx'
import { StaticRouter, useLocation } from './router.tsx'
import type { RootData } from './visit.ts'
import { plainSettings } from '#testing/settings.ts'

const site = { name: 'House' } as RootData['site']

let drawings = 0
function Card({ price }: { price: number }) {
  const { pathname, search } = useLocation()
  const units = new URLSearchParams(search).get('units') ?? 'si'
  drawings++
  const root = useRoot()
  return <a href={to.signIn(pathname + search)}>{[price, units, root?.site.name, root?.member?.email].join(' ')}</a>
}

function page(price: number, address: string, mail?: string) {
  const { pathname, search } = new URL(address, 'http://site.example')
  const view = {
    place: { pathname, search, hash: '' },
    root: { site, member: mail === undefined ? null : ({ email: mail } as NonNullable<RootData['member']>) },
  }
  const before = drawings
  const html = renderToString(
    <Providers t={translatorFor('en-US')} settings={plainSettings}>
      <StaticRouter view={view}>
        {() => <KeptPart as="li" of={Card} props={{ price }} reads={['units']} />}
      </StaticRouter>
    </Providers>,
  )
  return { html, drawn: drawings - before }
}

test('a part is drawn once for all pages, and leads back to each', () => {
  expect(page(1, '/').drawn).toBe(1)
  expect(page(1, "/search?key=a b'&x=%22")).toEqual({
    html: `<li><a href="${to.signIn('/search?key=a%20b%27&x=%22')}">1 si House </a></li>`,
    drawn: 0,
  })
})

test('what it shows or reads decides which part it is', () => {
  page(2, '/')
  expect(page(3, '/')).toMatchObject({ drawn: 1, html: expect.stringContaining('3 si') as string })
  expect(page(2, '/?units=us')).toMatchObject({ drawn: 1, html: expect.stringContaining('2 us') as string })
})

test('what a member sees is drawn for that member and kept for nobody', () => {
  for (const mail of ['a@example.com', 'b@example.com', 'a@example.com'])
    expect(page(4, '/', mail)).toMatchObject({ drawn: 1, html: expect.stringContaining(mail) as string })
  expect(page(4, '/').html).not.toContain('@')
})

test('only so much is kept, and what was used last stays', () => {
  const draw = (name: string) => {
    let drawn = false
    drawOnce(page, name, {}, () => ((drawn = true), 'x'.repeat(1_500_000)))
    return drawn
  }
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(draw)).toEqual([true, true, false, true, false, true])
})
