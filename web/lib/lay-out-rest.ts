import { whenIdle } from './when-idle.ts'

/** From now on nothing waits to be laid out: whoever goes on within the site or comes back to a place needs true heights. */
export const layOutAll = () => document.documentElement.classList.add('whole')

/**
 * What is marked `far` is not laid out before the first paint unless it is in sight. It is afterwards, a piece at a time, so
 * that scrolling finds it ready.
 */
export function layOutRest() {
  const far = [...document.querySelectorAll<HTMLElement>('.far')]
  const next = () => {
    const piece = far.shift()
    if (!piece) return
    piece.style.contentVisibility = 'visible'
    requestAnimationFrame(() => whenIdle(next))
  }
  whenIdle(next)
}
