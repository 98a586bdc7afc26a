import type { Db } from '#platform/server/database/database.ts'
import { insertRows } from '#site/first-start/server/shared-queries.ts'

/** As the State Council has published them for 2026: name, first and last day, days that are worked instead. */
const holidays: [name: [string, string], from: string, until: string, ...worked: string[]][] = [
  [['元旦', 'New Year'], '2026-01-01', '2026-01-03', '2026-01-04'],
  [['春节', 'Spring Festival'], '2026-02-15', '2026-02-23', '2026-02-14', '2026-02-28'],
  [['清明节', 'Qingming Festival'], '2026-04-04', '2026-04-06'],
  [['劳动节', 'Labour Day'], '2026-05-01', '2026-05-05', '2026-05-09'],
  [['端午节', 'Dragon Boat Festival'], '2026-06-19', '2026-06-21'],
  [['中秋节', 'Mid-Autumn Festival'], '2026-09-25', '2026-09-27'],
  [['国庆节', 'National Day'], '2026-10-01', '2026-10-07', '2026-09-20', '2026-10-10'],
]

export const seedHolidays = (db: Db) =>
  insertRows(
    db,
    'office_holiday',
    holidays.flatMap(([[name_zh, name_en], start_date, end_date, ...worked]) => [
      { name_zh, name_en, start_date, end_date, works: false },
      ...worked.map((day) => ({
        name_zh: `${name_zh}调休`,
        name_en: `${name_en}, make-up day`,
        start_date: day,
        end_date: day,
        works: true,
      })),
    ]),
  )
