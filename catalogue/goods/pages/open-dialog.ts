/** For browsers that do not know `command` yet; the others open the dialog themselves. */
export function openDialog(id: string) {
  if ('command' in HTMLButtonElement.prototype) return
  const dialog = document.getElementById(id) as HTMLDialogElement | null
  if (dialog && !dialog.open) dialog.showModal()
}

export const closeDialog = (id: string) => (document.getElementById(id) as HTMLDialogElement | null)?.close()
