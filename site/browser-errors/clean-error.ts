interface Told {
  message: string
  stack: string
  page: string
}

const mostFrames = 6
const file = /https?:\/\/[^/\s]+(\/[^?#:\s)]*)/
const position = /:(\d+:\d+)\)?$/

/**
 * What may be kept of an error: the kind of mistake and the places in our files. Whatever could be somebody's words goes: text
 * in quotes that is no name of code, numbers, addresses with their queries, other alphabets. Nothing where it is not ours.
 */
export function cleanError({ message, stack, page }: Told): Told | undefined {
  if (/-extension:\/\//.test(stack)) return undefined
  const frames = stack.split('\n').flatMap(frameOf)
  // A foreign script tells us nothing.
  if (frames.length === 0) return undefined
  return {
    message: plainMessage(message),
    stack: frames.slice(0, mostFrames).join('\n'),
    page: /^\/[\w./-]{0,120}/.exec(page)?.[0] ?? '/',
  }
}

/** `show /assets/a1b2c3d.js:1:5`, from what either kind of browser writes. */
function frameOf(line: string): string[] {
  const [address, path] = file.exec(line) ?? []
  const at = position.exec(line)?.[1]
  if (address === undefined || !path || !at) return []
  const before = line.slice(0, line.indexOf(address))
  const name = before.split(/[\s@(]/).findLast(Boolean) ?? ''
  const isCode = /^[\w$.<>]{1,60}$/.test(name) && name !== 'at' && name !== 'async'
  return [`${isCode ? `${name} ` : ''}${path}:${at}`]
}

const plainMessage = (message: string) =>
  (message.split('\n', 1)[0] ?? '')
    .replaceAll(/https?:\/\/[^/\s]+(\/[^?#\s]*)?\S*/g, '$1')
    .replaceAll(/'([^']*)'/g, (_, words: string) => (/^[A-Za-z_$]{1,40}$/.test(words) ? `'${words}'` : '…'))
    .replaceAll(/"[^"]*"?|`[^`]*`?|“[^”]*”?|\d{3,}/g, '…')
    .split(' ')
    .map((word) => (word.includes('@') ? '…' : word))
    .join(' ')
    .replaceAll(/[^\x20-\x7e…]+/g, '…')
    .slice(0, 200)
    .trim()

const browsers = [
  ['Edge', /Edg\w*\/(\d+)/],
  ['WeChat', /MicroMessenger\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)[\d.]* .*Safari/],
] as const

/** `Chrome 126`: enough to try it again, too little to know somebody by. */
export function browserOf(userAgent: string): string {
  for (const [name, pattern] of browsers) {
    const version = pattern.exec(userAgent)?.[1]
    if (version) return `${name} ${version}`
  }
  return ''
}
