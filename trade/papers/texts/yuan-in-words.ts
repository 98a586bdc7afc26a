const digits = '零壹贰叁肆伍陆柒捌玖'
const places = ['', '拾', '佰', '仟']
const myriads = ['', '万', '亿', '万亿']

/** Four digits: `壹仟零贰拾`. */
function group(value: number): string {
  let text = ''
  for (let place = 3; place >= 0; place--) {
    const digit = Math.floor(value / 10 ** place) % 10
    if (digit > 0) text += `${digits[digit]}${places[place]}`
    else if (text && !text.endsWith('零')) text += '零'
  }
  return text.replace(/零$/, '')
}

function whole(value: number): string {
  let text = ''
  for (let at = 3; at >= 0; at--) {
    const part = Math.floor(value / 10_000 ** at) % 10_000
    if (part === 0) continue
    text += `${text && part < 1_000 ? '零' : ''}${group(part)}${myriads[at]}`
  }
  return text
}

/** Yuan as Chinese contracts and banks write them, so that no figure can be altered: `壹仟零贰拾元伍角整`. */
export function yuanInWords(minor: number): string {
  const yuan = Math.floor(minor / 100)
  const [jiao, fen] = [Math.floor(minor / 10) % 10, minor % 10]
  const small = `${jiao > 0 ? `${digits[jiao]}角` : ''}${fen > 0 ? `${yuan > 0 && jiao === 0 ? '零' : ''}${digits[fen]}分` : ''}`
  const large = yuan > 0 ? `${whole(yuan)}元` : ''
  return `人民币${large || (small ? '' : '零元')}${small}${fen > 0 ? '' : '整'}`
}
