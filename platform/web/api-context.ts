import { createContext, use } from 'react'
import type { Api } from '#platform/contract/registered.ts'

/** The client for live widgets; there is none while a page is rendered on the server. */
export const ApiContext = createContext<Api | undefined>(undefined)

export const useApi = () => use(ApiContext)
