// Measures the source against the house rules; fails where one is broken.
import { measureHouse } from '../testing/house/report.ts'
import { failed, tableOf } from '../testing/house/table.ts'

const measures = measureHouse()
console.log(tableOf(measures))
if (measures.some(failed)) process.exitCode = 1
