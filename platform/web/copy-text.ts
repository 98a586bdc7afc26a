/** Over plain http there is no clipboard API: a selected field is copied instead. */
export async function copyText(text: string): Promise<void> {
  if (window.isSecureContext) return navigator.clipboard.writeText(text)
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  document.body.append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
}
