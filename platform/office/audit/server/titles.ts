/** What people call a thing: in both languages where it has a name in each. */
export type Title = string | { zh: string; en: string }

/** As an entry keeps them. */
export const titlesOf = (title: Title) =>
  typeof title === 'string'
    ? { title, titleZh: null }
    : { title: title.en, titleZh: title.zh === title.en ? null : title.zh }

/** Of two names of which one may be missing. */
export const titleIn = (zh: unknown, en: unknown): Title => {
  const [own = '', english = ''] = [zh, en].map((name) => String(name ?? ''))
  return { zh: own || english, en: english || own }
}
