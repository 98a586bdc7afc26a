/** Whether the browser shows or saves a file, and under which name, in any language. */
export function dispositionOf(way: 'inline' | 'attachment', name: string): string {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `${way}; filename*=UTF-8''${encoded}`
}
