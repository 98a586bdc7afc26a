/** A page that never reports its first paint starts all the same. */
const longestWait = 1_000
/** Nor does one wait for ever for a visitor who only looks at it. */
const patience = 3_000
/** Nor is a form held for ever whose scripts do not come. */
const longestHold = 15_000

/** Buttons that can do nothing without scripts. */
const needsScripts = 'button[type=button]:not([popovertarget], [command])'

/** By what a visitor shows that they do more than look. A pointer that rests is reported too, when the page below it is laid out. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll']

/** By which event React hears of a field; of all others by `input`. */
const heardBy = { checkbox: 'click', radio: 'click', file: 'change', 'select-one': 'change' }

/**
 * Asks for a page's scripts once it is on the screen: until then its words and pictures have the line and the processor to
 * themselves. They run when the visitor moves, and at once for who was here before, whose draft and choices they bring back.
 * Each runs in a turn of its own, so that a tap in between is answered. A page in the background is not
 * painted, and starts at once. What is pressed too early is marked, and pressed again when the page has started; so is a form
 * whose security check is only worked on from then on; these listeners come first, or links and forms would be followed
 * that React has not taken over yet. What is typed or ticked too early is told to React once it has: it takes such a value for
 * one that it knows, and would put its own in its place when it draws the field again.
 */
export const startScript = (scripts: readonly string[], preloads: readonly string[], nonce: string) => `let started
const early = Object.assign(new AbortController(), { capture: true })
addEventListener('click', ({ target }) => target.closest('${needsScripts}')?.setAttribute('data-pressed', ''), early)
addEventListener('submit', (event) => {
  if (!event.target.elements.altcha || !event.submitter) return
  event.preventDefault()
  event.submitter.setAttribute('data-pressed', '')
}, early)
addEventListener('started', () => early.abort(), early)
const typed = new Set
const type = ({ target }) => typed.add(target)
addEventListener('input', type, true)
addEventListener('started', () => {
  removeEventListener('input', type, true)
  for (const field of typed) {
    field._valueTracker?.setValue('\\0')
    field.dispatchEvent(new Event(${JSON.stringify(heardBy)}[field.type] ?? 'input', { bubbles: true }))
  }
}, { once: true })
setTimeout(() => early.abort(), ${longestHold})
const preload = (href) =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', nonce: '${nonce}', href }))
let asked
const ask = () => {
  if (!asked) for (const href of ${JSON.stringify([...scripts, ...preloads])}) setTimeout(preload, 0, href)
  asked = true
}
const start = async () => {
  if (started) return
  started = true
  ask()
  for (const script of ${JSON.stringify(scripts)}) await import(script)
}
const isNew = () => {
  try {
    return !localStorage.length
  } catch {
    return true
  }
}
const moved = ({ type, movementX, movementY }) => {
  if (type !== 'pointermove' || movementX || movementY) start()
}
const painted = () => {
  if (!isNew()) return start()
  ask()
  for (const sign of ${JSON.stringify(signs)}) addEventListener(sign, moved, { capture: true, passive: true })
  setTimeout(start, ${patience})
}
if (document.hidden) start()
else new PerformanceObserver(painted).observe({ type: 'paint', buffered: true })
setTimeout(painted, ${longestWait})`
