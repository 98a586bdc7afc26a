// Without ink: spaces, joiners, direction marks, fillers, tags, and Braille's blank, which Unicode counts as a symbol.
const unseen = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Whether rich text shows anything: a sign with ink, or a picture. */
export const showsSomething = (html: string) =>
  /<img\b/.test(html) || !unseen.test(html.replace(/<[^<>]*>|&nbsp;|&#\d{1,7};|&#x[\da-f]{1,6};/gi, codeOf))

/** A sign that is written by its number is judged as the sign itself. */
function codeOf(markup: string): string {
  const [, decimal, hex] = /^&#(?:(\d+)|x([\da-f]+));$/i.exec(markup) ?? []
  const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : 0x20
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
}

/** Text as it is kept, one rule for all of it: composed, a line's end as one sign, nothing around it, and empty if unseen. */
export function tidyText(text: string): string {
  const tidy = text.normalize('NFC').replace(/\r\n?/g, '\n').trim()
  return unseen.test(tidy) ? '' : tidy
}
