/** A material that grades are filled with, as typed; its content is the number beside it. */
const fillers =
  '(?:glass fib(?:re|er)s?|glass|gf|玻璃纤维|玻纤|talc|滑石粉|minerals?|矿物|carbon fib(?:re|er)s?|carbon|cf|碳纤维|碳纤)'

export const numberFirst = new RegExp(
  `(\\d{1,2}) ?%? ?(${fillers})(?![a-z])(?: ?(?:filled|reinforced|填充|增强))?`,
  'iy',
)
export const fillerFirst = new RegExp(`(${fillers}|加纤|含纤) ?-?(\\d{1,2})(?![\\d.a-z]) ?%?`, 'iy')

export const inStock = /现货|有货|有现货|(?:in|ready|ex) stock(?![a-z])/iy

/** A quantity to buy says nothing about the goods. */
export const quantity = /\d{1,6}(?:\.\d{1,3})? ?(?:吨|公斤|千克|mt|tons?|tonnes?|kgs?)(?![a-z/·])/iy

/** Test conditions beside a flow rate, such as (230/2.16). */
export const condition = / ?[@(（]? ?\d{3} ?(?:°?c)? ?[/,，] ?\d{1,2}(?:\.\d{1,2})? ?(?:kg)?[)）]?/iy

/** Words that tell nothing about goods: whole sentences are pasted. */
export const noise =
  /(?:prices?|pricing|quotation|quote|suppliers?|please|pls|need(?:ed)?|want(?:ed)?|looking for|buy|hello|thanks|thank you)(?![a-z0-9])|报价|现价|价格|单价|多少钱|什么价|供应商|厂家|求购|采购|请问|有没有|您好|你好|谢谢|需要|想要/iy

/** 无规 and 无卤 are words of their own. */
export const negation =
  /(?:不要|不含|不用|除了|除去|无(?!规|卤|纺|色|定形|机|毒)|非(?!晶|织)|(?:not|no|without|except|excluding)\s+|(?<=\s)-(?=[a-z]))\s*/iy
export const negated = /[\p{Script=Han}]{1,8}|[a-z][a-z0-9]*(?:-[a-z0-9]+)*/iuy

/** UL 94 V-0 at 1.6 mm. A class HB is one only where it is said to be. */
export const flameClass =
  /(?:(?:ul ?-?94|阻燃等级|flame class|flammability)[ :-]{0,3}(5va|5vb|v ?-? ?[012]|hb)|(5va|5vb|v ?-? ?[012]))(?![a-z0-9])级?(?:[ @(]{0,2}(?:at )?\d(?:\.\d{1,2})? ?mm\)?)?/iy
