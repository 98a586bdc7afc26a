/** As whom a writer is shown. */
export const nameChoices = ['company', 'initials', 'hidden'] as const
export type NameChoice = (typeof nameChoices)[number]

interface Writer {
  name: string
  company: string | null
}

const latinWord = /\p{Script=Latin}/u

/** "Li Wei" is shown as "L. W.", 李伟 as 李**. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean)
  return latinWord.test(name)
    ? words.map((word) => `${[...word][0]?.toUpperCase()}.`).join(' ')
    : words.map((word) => `${[...word][0]}**`).join(' ')
}

/** Nothing where the writer hides, or has no company to be shown as. */
export const shownName = (choice: NameChoice, { name, company }: Writer): string | null =>
  choice === 'company' ? company : choice === 'initials' ? initialsOf(name) || null : null
