type Group<Code extends string> = { code: Code; nameEn: string; nameZh: string }

export const newsGroups = [
  { code: 'market', nameEn: 'Market', nameZh: '市场行情' },
  { code: 'trade', nameEn: 'Policy & trade', nameZh: '政策与贸易' },
  { code: 'technology', nameEn: 'Technology', nameZh: '技术应用' },
  { code: 'company', nameEn: 'Company', nameZh: '公司动态' },
  { code: 'exhibitions', nameEn: 'Exhibitions', nameZh: '展会资讯' },
  { code: 'sustainability', nameEn: 'Sustainability', nameZh: '循环与合规' },
] as const satisfies Group<string>[]
export type NewsGroupCode = (typeof newsGroups)[number]['code']

export const caseGroups = [
  { code: 'injection', nameEn: 'Injection moulding', nameZh: '注塑成型' },
  { code: 'extrusion', nameEn: 'Extrusion', nameZh: '挤出成型' },
  { code: 'film', nameEn: 'Film', nameZh: '薄膜' },
  { code: 'compounding', nameEn: 'Compounding', nameZh: '共混改性' },
  { code: 'recycling', nameEn: 'Recycling', nameZh: '再生利用' },
  { code: 'contact', nameEn: 'Medical & food contact', nameZh: '医疗与食品接触' },
] as const satisfies Group<string>[]
export type CaseGroupCode = (typeof caseGroups)[number]['code']
