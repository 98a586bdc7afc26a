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

/** The icons that a page shows; its scripts bring the others when one of them is wanted. */
export function spriteOf(body: string): string {
  const shown = new Set<string>(always)
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + 1))
    shown.add(body.slice(at + mark.length, body.indexOf('"', at)))
  return spriteWith((name) => shown.has(name))
}

/** Adds the icons that the page did not begin with. */
export function drawOtherIcons() {
  const missing = symbols.filter(({ name }) => !document.getElementById(`icon-${name}`)).map(({ text }) => text)
  document.querySelector('.icon-sprite')?.insertAdjacentHTML('beforeend', missing.join(''))
}
