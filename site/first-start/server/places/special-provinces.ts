import type { PlaceSeed, ProvinceSeed } from './place-seed.ts'

/** Written out because their English names follow no pinyin and the package has no cities for Taiwan. */
export const SPECIAL_PROVINCES: ProvinceSeed[] = [
  {
    code: '710000',
    nameZh: '中国台湾',
    nameEn: 'Taiwan, China',
    cities: [
      city('710100', '台北市', 'Taipei'),
      city('710200', '高雄市', 'Kaohsiung'),
      city('710300', '台南市', 'Tainan'),
      city('710400', '台中市', 'Taichung'),
      city('710600', '南投县', 'Nantou County'),
      city('710700', '基隆市', 'Keelung'),
      city('710800', '新竹市', 'Hsinchu'),
      city('710900', '嘉义市', 'Chiayi'),
      city('711100', '新北市', 'New Taipei'),
      city('711200', '宜兰县', 'Yilan County'),
      city('711300', '新竹县', 'Hsinchu County'),
      city('711400', '桃园市', 'Taoyuan'),
      city('711500', '苗栗县', 'Miaoli County'),
      city('711700', '彰化县', 'Changhua County'),
      city('711900', '嘉义县', 'Chiayi County'),
      city('712100', '云林县', 'Yunlin County'),
      city('712400', '屏东县', 'Pingtung County'),
      city('712500', '台东县', 'Taitung County'),
      city('712600', '花莲县', 'Hualien County'),
      city('712700', '澎湖县', 'Penghu County'),
    ],
  },
  {
    code: '810000',
    nameZh: '中国香港',
    nameEn: 'Hong Kong, China',
    cities: [
      city('810001', '中西区', 'Central and Western District'),
      city('810002', '湾仔区', 'Wan Chai District'),
      city('810003', '东区', 'Eastern District'),
      city('810004', '南区', 'Southern District'),
      city('810005', '油尖旺区', 'Yau Tsim Mong District'),
      city('810006', '深水埗区', 'Sham Shui Po District'),
      city('810007', '九龙城区', 'Kowloon City District'),
      city('810008', '黄大仙区', 'Wong Tai Sin District'),
      city('810009', '观塘区', 'Kwun Tong District'),
      city('810010', '荃湾区', 'Tsuen Wan District'),
      city('810011', '屯门区', 'Tuen Mun District'),
      city('810012', '元朗区', 'Yuen Long District'),
      city('810013', '北区', 'North District'),
      city('810014', '大埔区', 'Tai Po District'),
      city('810015', '西贡区', 'Sai Kung District'),
      city('810016', '沙田区', 'Sha Tin District'),
      city('810017', '葵青区', 'Kwai Tsing District'),
      city('810018', '离岛区', 'Islands District'),
    ],
  },
  {
    code: '820000',
    nameZh: '中国澳门',
    nameEn: 'Macao, China',
    cities: [
      city('820001', '花地玛堂区', 'Our Lady of Fatima Parish'),
      city('820002', '花王堂区', 'St. Anthony Parish'),
      city('820003', '望德堂区', 'St. Lazarus Parish'),
      city('820004', '大堂区', 'Cathedral Parish'),
      city('820005', '风顺堂区', 'St. Lawrence Parish'),
      city('820006', '嘉模堂区', 'Our Lady of Carmel Parish'),
      city('820007', '路凼填海区', 'Cotai'),
      city('820008', '圣方济各堂区', 'St. Francis Xavier Parish'),
    ],
  },
]

function city(code: string, nameZh: string, nameEn: string): PlaceSeed {
  return { code, nameZh, nameEn }
}
