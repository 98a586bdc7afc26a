import type {
  adminBrands as englishBrands,
  adminCategories as englishCategories,
  adminParameters as englishParameters,
  adminSubjects as englishSubjects,
} from './en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const adminBrands: Translation<typeof englishBrands> = {
  title: '品牌',
  add: '新增品牌',
  editTitle: '品牌 {name}',
  codeHint: '用于搜索词和批量导入。',
  country: '国家/地区',
  aliases: '别名',
  aliasesHint: '曾用名及买家搜索时的其他叫法，用逗号分隔。',
}

export const adminCategories: Translation<typeof englishCategories> = {
  title: '品类',
  add: '新增品类',
  editTitle: '品类 {name}',
  codeHint: '用于搜索词和批量导入。',
  parent: '上级品类',
  none: '无（一级品类）',
  children: '下级品类',
  branch: '一级品类',
  twoLevels: '品类只有两级：上级须为一级品类，已有下级的品类不能再设上级',
}

export const adminParameters: Translation<typeof englishParameters> = {
  title: '物性参数',
  add: '新增物性参数',
  editTitle: '物性参数 {name}',
  codeHint: '仅限字母，会出现在搜索地址中。',
  group: '分组',
  group_rheology: '流变性能',
  group_physical: '物理性能',
  group_mechanical: '力学性能',
  group_thermal: '热性能',
  group_flammability: '阻燃性能',
  group_optical: '光学性能',
  unit: '常用单位',
  units: '可用单位',
  unitsHint: '数值可以采用的单位，须能相互换算。',
  listHint: '用逗号或换行分隔。',
  selectionType: '取值方式',
  inputType: '录入方式',
  filterType: '筛选样式',
  searchType: '检索方式',
  options: '级别',
  optionsHint: '供选择的取值，按等次排序。',
  addOption: '添加级别',
  rankLabel: '等次',
  text: '中文',
  textEn: '英文',
  codeWrong: '请填写 2 至 40 个字母',
  unitUnknown: '请选择单位',
  unitsDiffer: '这些单位不能相互换算',
  unitStated: '已有产品使用了未列出的单位',
  optionsNeedList: '级别须与“列表选择”同时使用',
  optionTwice: '级别重复',
  optionStated: '已有产品使用了未列出的级别',
  noRange: '级别不支持范围检索',
  rank: '请填写不小于 0 的整数',
}

export const adminSubjects: Translation<typeof englishSubjects> = {
  title: '专题',
  add: '新增专题',
  editTitle: '专题 {name}',
  picture: '图片',
  products: '产品',
  productsHint: '页面按此顺序展示。',
  addProduct: '搜索并添加产品',
  notShown: '未上架',
  noProducts: '尚未添加产品。',
}
