import wires from 'virtual:operator-wires'
import { sendForm } from '#platform/web/send-form.ts'
import type { SendOptions } from '#platform/web/use-sending.ts'

/** A file to an endpoint of the back office, beside what else it asks for. */
export function sendFile<Stored>(
  noun: string,
  verb: string,
  fields: Record<string, string | File>,
  { apiBase, ...options }: SendOptions,
): Promise<Stored> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return sendForm(apiBase + (wires[noun]?.[verb]?.path ?? ''), form, options)
}
