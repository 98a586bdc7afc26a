import type { Refused } from '#platform/web/page.ts'

/** What a refused form says above its fields; a control's id is its form's name and its own. */
export function errorsOf(form: string, refused: Refused['refused'] | undefined) {
  if (!refused) return []
  const fields = Object.entries(refused.fields).map(([name, text]) => ({ text, fieldId: `${form}-${name}` }))
  return fields.length > 0 ? fields : [{ text: refused.message }]
}
