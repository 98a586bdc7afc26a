/** A piece of text in one script: Chinese characters, or letters and digits of any other. */
export interface Run {
  text: string
  han: boolean
  /** Nothing but `- _ . /` and the like stands between this run and the one before. */
  glued: boolean
}

const mostWord = 40
const pieces = /((?:(?=[\p{L}\p{N}])\p{Script=Han})+)|((?:(?!\p{Script=Han})[\p{L}\p{N}])+)|([-_./+·'’&])|[^]/gu

/** One spelling for full-width and half-width, accents, upper and lower case. */
export const normalise = (text: string) =>
  text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '').normalize('NFKC').toLowerCase()

export function runsOf(text: string): Run[] {
  const runs: Run[] = []
  let glued = false
  for (const [, han, word, separator] of normalise(text).matchAll(pieces)) {
    const found = han ?? word
    if (found) runs.push({ text: found, han: han !== undefined, glued: glued && runs.length > 0 })
    glued = found !== undefined || (separator !== undefined && glued)
  }
  return runs
}

/** English plurals and singulars are one word; codes and short words stay as they are. */
export const stem = (word: string) => (/^[a-z]{4,}[^s]s$/.test(word) ? word.slice(0, -1) : word)

/** Single characters and pairs: a pair tells words apart, a single one answers a search for it. */
export const gramsOf = (han: string): string[] => {
  const characters = [...han]
  return [...characters, ...characters.slice(1).map((character, at) => `${characters[at]}${character}`)]
}

/** What a search for these characters must find: pairs, or the one character. */
export const askedGramsOf = (han: string): string[] => {
  const grams = gramsOf(han)
  return grams.length > 1 ? grams.slice([...han].length) : grams
}

/** Letters and digits alone: PA-757, PA 757 and PA757 have one key. */
export const keyOf = (text: string) =>
  runsOf(text)
    .map((run) => run.text)
    .join('')
    .slice(0, mostWord)

const digitRuns = (word: string) => word.match(/\d{3,}/g) ?? []

function wordsOf(code: string[]): string[] {
  const whole = code.length > 1 ? [code.join('')] : []
  return [...code.map(stem), ...whole, ...code.flatMap(digitRuns)].map((word) => word.slice(0, mostWord))
}

/** Every word under which a text can be found. */
export function tokensOf(text: string): Set<string> {
  const tokens = new Set<string>()
  let code: string[] = []
  const close = () => {
    for (const word of wordsOf(code)) tokens.add(word)
    code = []
  }
  for (const run of runsOf(text)) {
    if (run.han || !run.glued) close()
    if (!run.han) code.push(run.text)
    else for (const gram of gramsOf(run.text)) tokens.add(gram)
  }
  close()
  return tokens
}

/** A model also under the one word that its parts make, whatever stands between them. */
export const modelTokensOf = (model: string): Set<string> => tokensOf(model).add(keyOf(model))
