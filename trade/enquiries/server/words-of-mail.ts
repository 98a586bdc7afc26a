/** Lines with which mail programs begin what they repeat of the mail that is answered. */
const repeats = [
  /## .{5,60} ##/,
  /^-{2,} ?(?:Original Message|原始邮件|Forwarded message)/i,
  /^On .{5,200}wrote:$/,
  /^(?:在|于) ?.{5,200}写道[：:]$/,
  /^(?:From|发件人)[：:] ?\S/,
  /^_{20,}$/,
]

const longest = 20_000

/** What somebody has written, without what the mail program repeats below it and without a signature. */
export function wordsOfMail(text: string): string {
  const lines = text
    .slice(0, longest)
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
  const end = lines.findIndex((line, at) => line === '--' || repeats.some((start) => start.test(twoLines(lines, at))))
  return (end < 0 ? lines : lines.slice(0, end))
    .filter((line) => !line.startsWith('>'))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** "On Monday, the 3rd, somebody" and "wrote:" may stand on two lines. */
const twoLines = (lines: readonly string[], at: number) => {
  const [line = '', next = ''] = [lines[at], lines[at + 1]]
  return /^(?:On|在|于)/.test(line) && /(?:wrote|写道)[：:]$/.test(next) ? `${line} ${next}` : line
}
