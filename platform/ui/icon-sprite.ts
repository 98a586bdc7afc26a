import { iconPaths, type IconName } from './icon-paths.ts'

const symbols = Object.entries(iconPaths).map(([name, path]) => ({
  name,
  text: `<symbol id="icon-${name}" viewBox="0 0 20 20"><path vector-effect="non-scaling-stroke" d="${path}"/></symbol>`,
}))

const spriteWith = (isIn: (name: string) => boolean) => {
  const texts = symbols.filter(({ name }) => isIn(name)).map(({ text }) => text)
  return `<svg class="icon-sprite">${texts.join('')}</svg>`
}

/** Every icon once per document. */
export const iconSprite = spriteWith(() => true)

const mark = '#icon-'

/** Of notices, which may have to be shown without a connection. */
const always: IconName[] = ['warning', 'info', 'check', 'close']

function* shownIn(text: string) {
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1))
    yield text.slice(at + mark.length, text.indexOf('"', at))
}

/** Of a part that many pages show. */
interface Drawn {
  readonly text: string
}

const shownInDrawn = new WeakMap<Drawn, readonly string[]>()
function shownOnce(drawn: Drawn): readonly string[] {
  const known = shownInDrawn.get(drawn) ?? [...new Set(shownIn(drawn.text))]
  shownInDrawn.set(drawn, known)
  return known
}

/** The icons that a page shows; its scripts bring the others when one of them is wanted. */
export function spriteOf(body: readonly (string | Drawn)[]): string {
  const shown = new Set<string>(always)
  for (const text of body)
    for (const name of typeof text === 'string' ? shownIn(text) : shownOnce(text)) shown.add(name)
  return spriteWith((name) => shown.has(name))
}

/** Adds the icons that the page did not begin with. */
export function drawOtherIcons() {
  const missing = symbols.filter(({ name }) => !document.getElementById(`icon-${name}`)).map(({ text }) => text)
  document.querySelector('.icon-sprite')?.insertAdjacentHTML('beforeend', missing.join(''))
}
