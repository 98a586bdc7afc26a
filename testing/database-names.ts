import { randomUUID } from 'node:crypto'

export const clonePrefix = 'polyharbor_test_'
export const cloneName = () => clonePrefix + randomUUID().replaceAll('-', '')

export function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
