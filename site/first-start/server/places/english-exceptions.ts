/** Names from Mongolian, Tibetan, Uyghur and the like, and others that pinyin gets wrong; no accents. */
export const ENGLISH_EXCEPTIONS: Record<string, string> = {
  内蒙古自治区: 'Inner Mongolia',
  陕西省: 'Shaanxi',
  西藏自治区: 'Tibet',

  // Characters whose reading here is not their usual one
  丰都县: 'Fengdu County',
  闵行区: 'Minhang District',

  // Inner Mongolia
  呼和浩特市: 'Hohhot',
  鄂尔多斯市: 'Ordos',
  呼伦贝尔市: 'Hulunbuir',
  巴彦淖尔市: 'Bayannur',
  乌兰察布市: 'Ulanqab',
  兴安盟: 'Hinggan',
  锡林郭勒盟: 'Xilingol',
  阿拉善盟: 'Alxa',

  // Heilongjiang
  哈尔滨市: 'Harbin',
  齐齐哈尔市: 'Qiqihar',

  // Sichuan
  甘孜藏族自治州: 'Garze',

  // Tibet
  拉萨市: 'Lhasa',
  日喀则市: 'Xigaze',
  昌都市: 'Qamdo',
  林芝市: 'Nyingchi',
  那曲市: 'Nagqu',
  阿里地区: 'Ngari',

  // Qinghai
  果洛藏族自治州: 'Golog',

  // Xinjiang
  乌鲁木齐市: 'Urumqi',
  克拉玛依市: 'Karamay',
  吐鲁番市: 'Turpan',
  博尔塔拉蒙古自治州: 'Bortala',
  巴音郭楞蒙古自治州: 'Bayingolin',
  阿克苏地区: 'Aksu',
  克孜勒苏柯尔克孜自治州: 'Kizilsu',
  喀什地区: 'Kashgar',
  和田地区: 'Hotan',
  伊犁哈萨克自治州: 'Ili',
  阿勒泰地区: 'Altay',
  阿拉尔市: 'Aral',
  图木舒克市: 'Tumxuk',
  可克达拉市: 'Kokdala',
}
