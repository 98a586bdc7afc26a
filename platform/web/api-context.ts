import { createContext, use } from 'react'
import type { LiveApi } from '#platform/contract/registered.ts'

/** The client for live widgets; there is none while a page is rendered on the server. */
export const ApiContext = createContext<LiveApi | undefined>(undefined)

export const useApi = () => use(ApiContext)
