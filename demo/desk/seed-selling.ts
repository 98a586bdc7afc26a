import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { sellerZone } from '#platform/texts/format.ts'

/** How sales works: when a quote needs approval, terms that are quoted often, and what is to be done next. */
export async function seedSelling(db: Db) {
  await db.run(sql`update quote_rule set limit_cny = 500000, limit_usd = 70000, margin_percent = 3`)
  for (const [index, template] of templates.entries()) await insertTemplate(db, index, template)
  for (const task of tasks) await insertTask(db, task)
}

/** Chinese first. */
type Pair = [zh: string, en: string]

interface Template {
  name: Pair
  term: string
  payment: string
  validDays: number
  delivery: Pair
  paid: Pair
  remarks: Pair
}

const templates: Template[] = [
  {
    name: ['国内送到，款到发货', 'Delivered in China, paid in advance'],
    term: 'DELIVERED',
    payment: 'TT_ADVANCE',
    validDays: 3,
    delivery: [
      '含税送到价，不含卸货；整车发运。',
      'Price includes VAT and delivery by full truck; unloading is on the buyer.',
    ],
    paid: ['对公转账，款到后 24 小时内安排发货。', 'By bank transfer; dispatched within 24 hours of receipt.'],
    remarks: ['开 13% 专票，随货附质检报告。', '13% VAT invoice; the test report comes with the goods.'],
  },
  {
    name: ['CIF 整柜，30% 定金', 'CIF full container, 30% deposit'],
    term: 'CIF',
    payment: 'TT_30_70',
    validDays: 7,
    delivery: [
      '25 公斤袋装，热处理托盘，装 40 尺高柜。',
      '25 kg bags on heat-treated pallets in a 40′ high-cube container.',
    ],
    paid: ['定金到账后订舱。', 'The vessel is booked once the deposit has arrived.'],
    remarks: [
      '提供商业发票、装箱单、提单、质检报告和原产地证。',
      'Commercial invoice, packing list, bill of lading, test report and certificate of origin are included.',
    ],
  },
]

const insertTemplate = (db: Db, position: number, { name, term, payment, validDays, ...texts }: Template) =>
  db.run(sql`
    insert into quote_template (position, name_zh, name_en, delivery_term_id, payment_type_id, valid_days,
      delivery_text_zh, delivery_text_en, payment_text_zh, payment_text_en, remarks_zh, remarks_en)
    values (${position}, ${name[0]}, ${name[1]}, (select id from delivery_term where code = ${term}),
      (select id from payment_type where code = ${payment}), ${validDays}, ${texts.delivery[0]}, ${texts.delivery[1]},
      ${texts.paid[0]}, ${texts.paid[1]}, ${texts.remarks[0]}, ${texts.remarks[1]})`)

interface Task {
  enquiryNo: string
  body: string
  /** Counted from today. */
  dueIn: number
  done?: boolean
}

const tasks: Task[] = [
  { enquiryNo: 'RFQDEMO-0005', body: 'Ask two producers for white PC/ABS with V-0 at 1.5 mm', dueIn: 1 },
  { enquiryNo: 'RFQDEMO-0005', body: 'Quote the compound and the masterbatch together', dueIn: 3 },
  { enquiryNo: 'RFQDEMO-0003', body: 'Find out whether 9001 is possible at 1,170 CIF Hamburg', dueIn: 2 },
  { enquiryNo: 'RFQDEMO-0006', body: '向余姚库确认 30 吨现货', dueIn: -3, done: true },
  { enquiryNo: 'RFQDEMO-0006', body: '报价到期前电话跟进陈总', dueIn: 3 },
]

const insertTask = (db: Db, { enquiryNo, body, dueIn, done = false }: Task) =>
  db.run(sql`
    insert into enquiry_task (enquiry_id, operator_id, body, due_on, created_at, done_at, done_by)
    select enquiry.id, operator.id, ${body}, (now() at time zone ${sellerZone})::date + ${dueIn}::int,
      enquiry.created_at + interval '1 hour', case when ${done} then enquiry.created_at + interval '2 hours' end,
      case when ${done} then operator.id end
    from enquiry, operator where enquiry_no = ${enquiryNo} and operator.email = 'sales@example.com'`)
