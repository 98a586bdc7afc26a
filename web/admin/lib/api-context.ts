import { createContext, use } from 'react'
import type { OperatorClient } from '#contract/operator/index.ts'

/** The client for live widgets such as the palette; there is none while a page is rendered on the server. */
export const OperatorApiContext = createContext<OperatorClient | undefined>(undefined)

export const useOperatorApi = () => use(OperatorApiContext)
