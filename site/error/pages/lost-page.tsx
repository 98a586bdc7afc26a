/** The address of the error page itself; its route answers 404, so the error page is what is shown. */
export default function LostPage() {
  return null
}
