import type { RecordNoun } from './record.ts'

/** The field that a filter asks for; `unused` asks for none. */
export const filteredField = ({ fields, filters = {} }: RecordNoun, name: string) => {
  const filter = filters[name]
  return typeof filter === 'object' ? filter.of : name in fields ? name : undefined
}
