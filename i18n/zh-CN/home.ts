import type { home as english } from '../en-US/home.ts'
import type { Translation } from '../messages.ts'

export const home: Translation<typeof english> = {
  heroTitle: '找牌号，看物性，拿报价',
  heroText: '原料、改性料、再生料、助剂与色母，汇集生产商与贸易商货源，中英双语服务。',
  byName: '按名称搜索',
  sendEnquiry: '我要询价',
  materials: '按料别找料',
  exhibitions: '展会相见',
  booth: '展位 {booth}',
  tentative: '日期以主办方公布为准',
  learnMore: '了解更多',
  highlights: '精选',
  labels: '按特性找料',
}
