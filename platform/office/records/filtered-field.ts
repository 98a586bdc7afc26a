import type { PlainKey } from '#platform/texts/messages.ts'
import type { RecordNoun } from './record.ts'

/** The field that a filter asks for; those that are known without one ask for none. */
export const filteredField = ({ fields, filters = {} }: RecordNoun, name: string) => {
  const filter = filters[name]
  return typeof filter === 'object' ? filter.of : name in fields ? name : undefined
}

/** What can be asked for without a field, and what it is called. */
export const knownFilters: Readonly<Record<string, Readonly<Record<string, PlainKey>>>> = {
  unused: { 1: 'adminForm.unused' },
  state: {
    published: 'adminContent.state_published',
    scheduled: 'adminContent.state_scheduled',
    draft: 'adminContent.state_draft',
    ended: 'adminContent.state_ended',
  },
  missing: { zh: 'adminForm.missingChinese', en: 'adminForm.missingEnglish' },
}
