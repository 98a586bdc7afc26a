import { createContext } from 'react'
import type { AdminEntry } from './entry.ts'

/** Which page of the back office is at an address. */
export const EntryContext = createContext<(pathname: string) => AdminEntry | undefined>(() => undefined)
