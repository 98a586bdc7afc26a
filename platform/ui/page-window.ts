/** Page numbers to offer around the current one; a gap is `undefined`, and never hides a single page. */
export function pageWindow(page: number, pageCount: number): (number | undefined)[] {
  const near = (n: number) => n === 1 || n === pageCount || Math.abs(n - page) <= 2
  const shown: (number | undefined)[] = []
  for (let n = 1; n <= pageCount; n++) {
    if (near(n) || (near(n - 1) && near(n + 1))) shown.push(n)
    else {
      if (shown.at(-1) !== undefined) shown.push(undefined)
      n = n < page ? Math.max(n, page - 3) : pageCount - 1
    }
  }
  return shown
}
