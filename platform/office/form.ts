import { useRefused } from '#platform/web/page.ts'

export const textOf = (form: FormData, name: string) => String(form.get(name) ?? '')
export const textsOf = (form: FormData, name: string) => form.getAll(name).map(String)

/** The named texts of a form, as calls take them. */
export const fieldsOf = <Name extends string>(form: FormData, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, textOf(form, name)])) as Record<Name, string>

type Value = string | number | boolean | null | undefined

/** What a field shows: what was typed into a refused form, else what is saved. */
export function useFields(saved: object | null | undefined) {
  const outcome = useRefused()
  const of = (name: string) => (saved as Record<string, Value> | null | undefined)?.[name]
  return {
    text: (name: string) => outcome?.typed[name] ?? String(of(name) ?? ''),
    ticked: (name: string) => (outcome ? name in outcome.typed : of(name) === true),
    error: (name: string) => outcome?.refused.fields[name],
  }
}
