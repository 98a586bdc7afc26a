import type { Client } from '#platform/contract/client.ts'
import type { RootData } from './web/router.ts'
import type { contract } from './contract.ts'
import type { operatorContract } from './office-contract.ts'
import type { LiveClient } from './live-calls.ts'
import type { OperatorLiveClient } from './office-live-calls.ts'
import type { notices } from './notices.ts'
import type { records } from './records.ts'
import type { Area } from './texts/load-area.ts'
import type { Catalogue } from './texts/index.en-US.ts'

declare module '#platform/contract/registered.ts' {
  interface Registered {
    contract: typeof contract
    api: Client<typeof contract>
    officeApi: Client<typeof operatorContract>
    liveApi: LiveClient
    notices: typeof notices
    officeLiveApi: OperatorLiveClient
    records: typeof records
    root: RootData
    textArea: Area
    texts: Catalogue
  }
}
