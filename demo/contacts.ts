const zh = 'zh-CN'
const en = 'en-US'

/** The people visitors talk to. */
export const contacts = [
  { locale: zh, name_zh: '林晓雯', name_en: 'Lin Xiaowen', email: 'lin@polyharbor.example', phone: '13800000001' },
  { locale: zh, name_zh: '周凯', name_en: 'Zhou Kai', email: 'zhou@polyharbor.example', phone: '13800000002' },
  { locale: en, name_zh: '何敏', name_en: 'Helen He', email: 'helen@polyharbor.example', phone: '13800000003' },
  { locale: en, name_zh: '陈大卫', name_en: 'David Chen', email: 'david@polyharbor.example', phone: '13800000004' },
]

export const nameOf = ({ email }: { email: string }) => email.split('@', 1)[0] ?? email
