import type { Texts, Draft } from './article.ts'
import { desks, unparted } from './article.ts'
import type { PictureKey } from '../pictures/pictures.ts'
import type { CaseDraft } from './case-study.ts'
import { compoundingCases } from './cases-compounding.ts'
import { contactCases } from './cases-contact.ts'
import { extrusionCases } from './cases-extrusion.ts'
import { filmCases } from './cases-film.ts'
import { injectionCases } from './cases-injection.ts'
import { recyclingCases } from './cases-recycling.ts'
import type { CaseGroupCode, NewsGroupCode } from './groups.ts'
import { companyNews } from './news-company.ts'
import { exhibitionNews } from './news-exhibitions.ts'
import { marketPracticeNews } from './news-market-practice.ts'
import { resinMarketNews } from './news-market-resins.ts'
import { sustainabilityNews } from './news-sustainability.ts'
import { laboratoryNews } from './news-technology-lab.ts'
import { technologyNews } from './news-technology.ts'
import { tradeRuleNews } from './news-trade-rules.ts'
import { tradeShippingNews } from './news-trade-shipping.ts'

type Article<Group> = Texts & {
  code: string
  group: Group
  /** ISO date */
  date: string
  picture: PictureKey
  authorEn: string
  authorZh: string
}
export type News = Article<NewsGroupCode>
export type Case = Article<CaseGroupCode> & Pick<CaseDraft, 'industryEn' | 'industryZh' | 'resins'>

const publish = <D extends Draft, Group extends string>(group: Group, drafts: readonly D[]) =>
  drafts.map(({ desk, ...draft }) => ({
    ...draft,
    ...desks[desk],
    group,
    titleEn: unparted(draft.titleEn),
    summaryEn: unparted(draft.summaryEn),
    bodyEn: unparted(draft.bodyEn),
    titleZh: unparted(draft.titleZh),
    summaryZh: unparted(draft.summaryZh),
    bodyZh: unparted(draft.bodyZh),
  }))

const newestFirst = (a: { date: string }, b: { date: string }) => b.date.localeCompare(a.date)

export const news: News[] = [
  ...publish('market', [...resinMarketNews, ...marketPracticeNews]),
  ...publish('trade', [...tradeRuleNews, ...tradeShippingNews]),
  ...publish('technology', [...technologyNews, ...laboratoryNews]),
  ...publish('company', companyNews),
  ...publish('exhibitions', exhibitionNews),
  ...publish('sustainability', sustainabilityNews),
].toSorted(newestFirst)

export const cases: Case[] = [
  ...publish('injection', injectionCases),
  ...publish('extrusion', extrusionCases),
  ...publish('film', filmCases),
  ...publish('compounding', compoundingCases),
  ...publish('recycling', recyclingCases),
  ...publish('contact', contactCases),
].toSorted(newestFirst)
