import { whenIdle } from './when-idle.ts'

/**
 * What is marked `far` is not laid out before the first paint unless it is in sight. It is afterwards, a piece at a time, so
 * that scrolling finds it ready. Answers how to stop.
 */
export function layOutRest(): () => void {
  const far = [...document.querySelectorAll<HTMLElement>('.far')]
  let frame = 0
  const next = () => {
    const piece = far.shift()
    if (!piece) return
    piece.style.contentVisibility = 'visible'
    frame = requestAnimationFrame(() => (stopWaiting = whenIdle(next)))
  }
  let stopWaiting = whenIdle(next)
  return () => {
    cancelAnimationFrame(frame)
    stopWaiting()
  }
}
