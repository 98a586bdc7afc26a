type Row = readonly [hex: string, nameEn: string, nameZh: string]

export const colours = {
  natural: ['#f2f0e8', 'Natural', '本色'],
  water: ['#eaf3f5', 'Water clear', '水透明'],
  white: ['#fafafa', 'White', '白色'],
  milky: ['#f6f3ec', 'Milky white', '乳白'],
  ivory: ['#efe6cf', 'Ivory', '象牙白'],
  cream: ['#f3e3bf', 'Cream', '米黄'],
  amber: ['#c98a2b', 'Amber', '琥珀色'],
  tan: ['#b08d62', 'Tan', '茶褐色'],
  black: ['#1c1d1f', 'Black', '黑色'],
  charcoal: ['#3a3d40', 'Charcoal', '炭黑灰'],
  grey: ['#8c9196', 'Grey', '灰色'],
  lightGrey: ['#c9cdd0', 'Light grey', '浅灰'],
  silver: ['#b4bac0', 'Silver', '银灰'],
  red: ['#c0282d', 'Red', '红色'],
  orange: ['#e2731d', 'Orange', '橙色'],
  yellow: ['#f2c320', 'Yellow', '黄色'],
  green: ['#2f8f4e', 'Green', '绿色'],
  lightGreen: ['#9cc9a3', 'Light green', '浅绿'],
  blue: ['#1f5fa8', 'Blue', '蓝色'],
  lightBlue: ['#a9cfe6', 'Light blue', '浅蓝'],
  violet: ['#6a4a9c', 'Violet', '紫色'],
  brown: ['#6b4a33', 'Brown', '棕色'],
  mixed: ['#9aa3a0', 'Mixed colours', '杂色'],
} as const satisfies Record<string, Row>

export type ColourCode = keyof typeof colours
