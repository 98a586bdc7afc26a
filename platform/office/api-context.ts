import { createContext, use } from 'react'
import type { OfficeLiveApi } from '#platform/contract/registered.ts'

/** The client for live widgets such as the palette; there is none while a page is rendered on the server. */
export const OperatorApiContext = createContext<OfficeLiveApi | undefined>(undefined)

export const useOperatorApi = () => use(OperatorApiContext)
