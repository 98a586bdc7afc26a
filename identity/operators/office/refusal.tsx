import { useRefused } from '#platform/web/page.ts'
import { FormErrorSummary } from '#platform/ui/form-error-summary.tsx'

/** Why a form of the sign-in was refused; what belongs to a field stands there. */
export function RefusalNotice() {
  const refused = useRefused()?.refused
  const elsewhere = refused && Object.keys(refused.fields).length === 0
  return <FormErrorSummary title={refused?.message ?? ''} errors={elsewhere ? [{ text: refused.message }] : []} />
}
