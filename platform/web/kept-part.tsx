import { renderToString } from 'react-dom/server'
import { drawOnce, textOf } from './draw-once.ts'
import { placeOf } from './drawn-text.ts'
import { useT } from './i18n.tsx'
import { PlainPart, type PartProps } from './plain-part.tsx'
import { Providers } from './providers.tsx'
import { StaticRouter, useView } from './router.tsx'
import { useSettings } from './settings.ts'
import type { RootData, Settings, View } from './visit.ts'

/** Stands in the place of the page that a kept part leads back to. */
const here = 'Here-the-page-that-shows-it'
const asBackUrl = (path: string) => String(new URLSearchParams({ '': path })).slice(1)

/** What stands in keys for the company's facts and the settings, which seldom change. */
const frames = new Map<string, number>()
const mostFrames = 100
let lastFrame = 0
/** Once for each page, which has many such parts. */
const framesOfPages = new WeakMap<RootData, number>()
function frameOf(root: RootData, settings: Settings): number {
  const ofPage = framesOfPages.get(root)
  if (ofPage !== undefined) return ofPage
  const text = [settings, ...Object.values(root)].map(textOf).join('\n')
  const frame = frames.get(text) ?? ++lastFrame
  if (frames.size >= mostFrames) frames.clear()
  frames.set(text, frame)
  framesOfPages.set(root, frame)
  return frame
}

/** For the server: what guests see alike on several pages is drawn once. Such a part is given nothing but what it is kept by. */
export function KeptPart<Props extends object>(part: PartProps<Props>) {
  const { as: Element, of: Part, props, reads = [], ...attributes } = part
  const t = useT()
  const settings = useSettings()
  const { root, place } = useView()
  if (!root || root.member) return <PlainPart {...part} />
  const query = new URLSearchParams(place.search)
  const view: View = {
    place: reads.some((name) => query.has(name)) ? place : { pathname: here, search: '', hash: '' },
    root,
  }
  const drawn = drawOnce(Part, [frameOf(root, settings), view.place], props, () =>
    renderToString(
      <Providers t={t} settings={settings}>
        <StaticRouter view={view}>{() => <Part {...props} />}</StaticRouter>
      </Providers>,
    ),
  )
  const html = drawn.text.includes(here)
    ? drawn.text.replaceAll(here, asBackUrl(place.pathname + place.search))
    : placeOf(drawn)
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}
