import { createContext, use } from 'react'
import type { ContractClient } from '#contract/index.ts'

/** The client for live widgets; there is none while a page is rendered on the server. */
export const ApiContext = createContext<ContractClient | undefined>(undefined)

export const useApi = () => use(ApiContext)
