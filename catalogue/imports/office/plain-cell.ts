/** The sign that kept a spreadsheet from running a text is not part of it. */
export const plainCell = (cell: string) =>
  cell
    .normalize('NFC')
    .trim()
    .replace(/^'(?=[=+\-@\t\r])/, '')
