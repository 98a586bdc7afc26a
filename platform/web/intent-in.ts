import { PageError } from './outcome.ts'

/** What the pressed button of a form means, of what the page knows; names that every object has are none of them. */
export function intentIn<Step>(steps: Readonly<Record<string, Step>>, form: FormData): Step {
  const intent = String(form.get('intent') ?? '')
  const step = Object.hasOwn(steps, intent) ? steps[intent] : undefined
  if (step === undefined) throw new PageError(405)
  return step
}
