/** The name under which a file is shown and saved: the visitor's own words without what could mislead. */
export function fileName(sent: string, extension: string): string {
  const base = sent
    .toWellFormed()
    .normalize('NFC')
    .replace(/^.*[\\/]/s, '')
    .replace(/\.[^.]*$/, '')
    // Control characters, and marks that make `gpj.exe` read as `exe.jpg`.
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029\ufffd<>:"|?*]/gu, '')
    .trim()
  return `${[...base].slice(0, 80).join('') || 'file'}.${extension}`
}
