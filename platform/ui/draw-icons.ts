import type { IconName } from './icon-paths.ts'

let drawn: Promise<unknown> | undefined

/** Fetches the icons that the page did not begin with. A page without them is still a page, and asks again. */
export const drawOtherIcons = () =>
  (drawn ??= import('./icon-sprite.ts').then(
    (sprite) => sprite.drawOtherIcons(),
    () => (drawn = undefined),
  ))

/** For an icon that a page shows later on: on the server all are at hand. */
export function wantIcon(name: IconName) {
  if (typeof document !== 'undefined' && !document.getElementById(`icon-${name}`)) void drawOtherIcons()
}
