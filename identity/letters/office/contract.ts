import * as v from 'valibot'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import { operatorTopics } from './topics.ts'

const Choice = v.object({ topic: v.picklist(operatorTopics), page: v.boolean(), mail: v.boolean() })
export type OperatorChoice = v.InferOutput<typeof Choice>

/** What an operator is notified of, and how: only of what the operator may see. */
export const notices = {
  choices: operatorGet('/operator/notices/choices', { permission: 'own', ofShop: true, output: v.array(Choice) }),
  choose: operatorPost('/operator/notices/choose', {
    permission: 'own',
    ofShop: true,
    input: v.object({ choices: v.pipe(v.array(Choice), v.maxLength(operatorTopics.length)) }),
  }),
}
