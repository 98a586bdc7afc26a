// Without ink: spaces, joiners, direction marks, fillers, tags, and Braille's blank, which Unicode counts as a symbol.
const unseen = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Text as it is kept, one rule for all of it: composed, a line's end as one sign, nothing around it, and empty if unseen. */
export function tidyText(text: string): string {
  const tidy = text.normalize('NFC').replace(/\r\n?/g, '\n').trim()
  return unseen.test(tidy) ? '' : tidy
}
