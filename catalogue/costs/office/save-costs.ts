import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { costs } from './contract.ts'
import { findTitle, insertCosts, searchCosts } from './queries.ts'

/** Keeps those that became different. */
export const saveCosts = ({ id, costs: typed }: ParsedOf<typeof costs.save>, { db, operator }: Context<'operator'>) =>
  db.transaction(async (tx) => {
    const product = await findTitle(tx, id)
    if (!product) throw new Refusal('NOT_FOUND')
    const before = await searchCosts(tx, id)
    const problems: Record<string, string> = {}
    const after = typed.flatMap(({ lotId = null, currency, price }, at) => {
      const known = before.find((cost) => cost.lotId === lotId)
      if (!known) problems[`costs.${at}.price`] = 'adminProducts.unknown'
      if (price && !currency) problems[`costs.${at}.currency`] = 'adminForm.required'
      const cost = { lotId, currency: price ? (currency ?? null) : null, perTonneMinor: price ?? null }
      const same = known?.perTonneMinor === cost.perTonneMinor && known.currency === cost.currency
      return same ? [] : [cost]
    })
    if (Object.keys(problems).length > 0) throw new Refusal('INVALID_INPUT', { fields: problems })
    await insertCosts(tx, id, operator.operatorId, after)
    // No figures: whoever reads the audit need not be one who may know them.
    return audit(tx, operator, { action: 'update', noun: 'cost', key: id, title: product.title })
  })
