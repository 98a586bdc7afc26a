import { whenIdle } from './when-idle.ts'

/** From now on nothing waits to be laid out: whoever goes on within the site or comes back to a place needs true heights. */
export const layOutAll = () => document.documentElement.classList.add('whole')

/**
 * Does for the page below what its first paint did not wait for, so that scrolling finds it ready. A phone lays out what is
 * marked `far`, a piece at a time; a wide screen did so at once, and asks for its pictures.
 */
export function prepareRest() {
  whenIdle(matchMedia('(max-width: 64rem)').matches ? layOutRest : bringPictures)
}

function layOutRest() {
  const far = [...document.querySelectorAll<HTMLElement>('.far')]
  const next = () => {
    const piece = far.shift()
    if (!piece) return
    piece.style.contentVisibility = 'visible'
    requestAnimationFrame(() => whenIdle(next))
  }
  next()
}

function bringPictures() {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) picture.loading = 'eager'
}
