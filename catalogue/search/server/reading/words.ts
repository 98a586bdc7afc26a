/** A material that grades are filled with, as typed; its content is the number beside it. */
const fillers =
  '(?:glass fib(?:re|er)s?|glass|gf|玻璃纤维|玻纤|talc|滑石粉|minerals?|矿物|carbon fib(?:re|er)s?|carbon|cf|碳纤维|碳纤)'

export const numberFirst = new RegExp(
  `(\\d{1,2}) ?%? ?(${fillers})(?![a-z])(?: ?(?:filled|reinforced|填充|增强))?`,
  'iy',
)
export const fillerFirst = new RegExp(`(${fillers}|加纤|含纤) ?-?(\\d{1,2})(?![\\d.a-z]) ?%?`, 'iy')

export const inStock = /有现货|现货|有货|(?:in|ready|ex) stock(?![a-z])/iy

export const selfRun = /自营|self-run(?![a-z])/iy

/** What is not made in China; the word is that of the language it was typed in. */
export const imported = /进口|(imported|import)(?![a-z])/iy
export const home = { inChinese: '中国', inEnglish: 'China' }

/** Plain resin, without anything that it could be filled with. */
export const unfilled = /未增强|未填充|无填充|纯树脂|(?:unfilled|unreinforced|neat)(?![a-z])/iy

/** A quantity to buy says nothing about the goods; a weight goes along into an enquiry. */
export const quantity =
  /(?:\d{1,3}(?:,\d{3})+|\d{1,6}(?:\.\d{1,3})?) ?(?:吨|公斤|千克|柜|mt|t|tons?|tonnes?|kgs?|containers?|fcl)(?![a-z/·])(?: ?[/每] ?(?:包|袋|bags?))?(?: ?bags?(?![a-z]))?|\d ?[x×] ?\d{2} ?(?:hc|hq|gp)(?![a-z])|\d{1,2} ?% ?(?:专票|增值税|vat)/iy

/** A weight alone: 25kg/bag is a packing, and a container holds what it holds. */
export const weight = /^([\d.,]+) ?(?:(吨|mt|t|tons?|tonnes?)|公斤|千克|kgs?)$/i

const degrees = '\\d{2,3} ?(?:°? ?c|℃)?'
const load = '\\d{1,2}(?:\\.\\d{1,2})?(?!\\d) ?(?:kg)?'
const standard = '(?:iso|astm|gb\\/?t|din) ?-?[a-z]?\\d{2,5}(?:[-/.]\\d{1,2})?(?![\\d.])'

/** Test conditions and standards beside a value: (230/2.16), 300°C 1.2kg, 21.6 kg, 0.45 MPa, 50N, at 23 °C, ISO 1133. */
export const condition = new RegExp(
  ` ?(?:at |@ ?)?[(（]? ?(?:\\d{3} ?(?:°? ?c|℃)? ?[/,，] ?${load}|\\d{3} ?(?:°? ?c|℃) ${load}|(?:5|10|1\\.2|2\\.16|3\\.8|21\\.6) ?kg|(?:0\\.45|0\\.46|1\\.80?|1\\.82) ?mpa|(?:10|50) ?n(?![a-z/])|(?:23|-30|-20|0) ?(?:°c|℃)|${standard})[)）]?(?! ?(?:以上|以下))`,
  'iy',
)
export const conditionFirst = new RegExp(`${degrees} ?[/] ?${load} ?`, 'iy')

/** Words that tell nothing about goods: whole sentences are pasted. */
export const noise =
  /(?:best price|prices?|pricing|quotation|quote|suppliers?|please|pls|urgently|urgent|need(?:ed)?|want(?:ed)?|looking for|look for|buy|purchase|hello|hey|dear|thanks|thank you|do you have|can you (?:supply|offer)|could you|what (?:is|are|grades? of|kind of)|which(?: grades? of)?|we|i am|i'm|i(?= )|is there|any|good|suitable|made in|qty|quantity|delivery|(?:cif|fob|cfr|exw|ddp|dap)(?: [a-z]+){0,3}(?=[ .,;?!]*$)|tds|msds|sds|datasheet|data sheet|equivalent|alternative|raw materials?|plastic(?= granules| pellets| raw)|granules|item|material(?= ?:))(?![a-z0-9])|元\/吨|含税价?|不含税|到厂价?|自提|专票|开票|物性表|厂家直销|最低价|最新|报价|现价|价格|单价|多少钱|什么价|供应商|厂家|求购|采购|请问|有没有|哪里(?:可以|能)?买到?|谁有|帮我找|我想|我们|大概|一批|一款|替代|塑料原料|原料|您好|你好|谢谢|需要|想要|的货|吗(?![\p{Script=Han}])|多少/iuy

/** 无规 and 无卤 are words of their own. */
export const negation =
  /(?:不要|不含|不用|除了|除去|无(?!规|卤|纺|色|定形|机|毒)|非(?!晶|织)|(?:not|no|without|except|excluding)\s+(?:from\s+|made\s+in\s+)?|non-(?!wo|halog)|(?<=\s)-(?=[a-z]))\s*/iy
export const negated = /[\p{Script=Han}]{1,8}|[a-z][a-z0-9]*(?:-[a-z0-9]+)*/iuy

/** UL 94 V-0 at 1.6 mm. A class HB is one only where it is said to be. */
export const flameClass =
  /(?:(?:ul ?-?94|阻燃等级|flame class|flammability)[ :-]{0,3}(5va|5vb|v ?-? ?[012]|hb)|(5va|5vb|v ?-? ?[012]))(?![a-z0-9])级?(?:[ @(]{0,2}(?:at )?\d(?:\.\d{1,2})? ?mm\)?)?/iy
