const first = 5
const more = 25
const most = 100

/** How many comments an address asks for; each link to more raises it. */
export const commentsShown = (url: URL) =>
  Math.min(Math.max(Math.trunc(Number(url.searchParams.get('comments')) || first), first), most)

export const withMore = (shown: number) => Math.min(shown + more, most)
