import { blocks, list, table } from '#site/first-start/server/articles/blocks.ts'
import type { Draft } from './article.ts'

export const resinMarketNews: Draft[] = [
  {
    code: 'pp-three-families',
    date: '2025-09-08',
    desk: 'market',
    picture: 'pellets-natural',
    titleEn: 'Homopolymer, random, impact: why three PP prices never move as one',
    titleZh: '均聚、无规、抗冲：三种PP的价格为什么走不到一起',
    summaryEn:
      'A quotation for “PP” means little until the type and the melt flow are known. What separates the three families in price and in use.',
    summaryZh: '只说“PP报价”等于没说。三大类聚丙烯在价格和用途上的差别，采购前先分清。',
    bodyEn: blocks(
      'Ask five traders for the price of PP and you get five numbers, all honest. Raffia homopolymer with a melt flow near 3 is the grade the futures market follows, so it moves first and most often. Everything else is quoted as a difference to it.',
      '<strong>Impact copolymer</strong> carries ethylene-propylene rubber. When car and appliance plants place their orders, its premium widens; in slack months it can almost vanish. <strong>Random copolymer</strong> serves clear packaging and pipe. Few lines make it, so one shutdown is enough to empty the shelf.',
      'Melt flow adds a second layer. High-flow grades above 50 g/10 min need either a different catalyst or controlled rheology with peroxide, and buyers for thin-wall cups pay for that.',
      'Our advice: ask for type, melt flow with its condition, and additive package in one line. Two offers that name all three can be compared; two that only say “PP injection” cannot.',
    ),
    bodyZh: blocks(
      '向五家贸易商问“PP什么价”，能听到五个数，而且都是真话。拉丝级均聚料（熔指3左右）对应期货标的，反应最快、变动最勤，其他牌号基本都是在它的基础上加减升贴水。',
      '<strong>抗冲共聚</strong>里含有乙丙橡胶相。汽车、家电厂集中下单时，它的升水会拉开；淡季又可能几乎归零。<strong>无规共聚</strong>主要做透明包装和管材，能稳定生产的装置不多，一套检修就足以让市场断货。',
      '熔指是第二层价差。50 g/10 min以上的高流动料，要么换催化剂，要么用过氧化物控制降解，做薄壁杯的工厂愿意为此付钱。',
      '建议询价时一次写全：类型、熔指及测试条件、添加剂体系。三项都写清的两个报价才有可比性；只写“PP注塑”的，比不了。',
    ),
  },
  {
    code: 'pe-film-season',
    date: '2025-10-14',
    desk: 'market',
    picture: 'film-rolls',
    titleEn: 'Film seasons and the PE order book',
    titleZh: '地膜、包装膜与PE的淡旺季',
    summaryEn:
      'Agricultural film, stretch film and shopping peaks pull LDPE and LLDPE in different months. A calendar for buyers who can wait.',
    summaryZh: '农膜、缠绕膜和电商旺季，分别在不同月份拉动LDPE和LLDPE。给等得起的买家一张日历。',
    bodyEn: blocks(
      'Polyethylene demand has seasons, and they are older than the futures market. In northern China converters stock up on LLDPE for mulch film between December and March; greenhouse film with its EVA and anti-fog additives follows in late summer.',
      'Packaging runs on another clock. Stretch and shrink film orders rise before the autumn shopping festivals and again ahead of the Spring Festival, when warehouses fill and trucks grow scarce.',
      list(
        '<strong>December to March:</strong> C4 LLDPE, melt index around 2, for mulch film.',
        '<strong>July to September:</strong> LDPE and EVA for greenhouse film.',
        '<strong>September to January:</strong> metallocene LLDPE for stretch film.',
      ),
      'None of this is a forecast. Crude oil, plant outages and import arrivals overrule the calendar in most years. But a processor who can hold four weeks of stock does well to place the order a month before his neighbours do.',
    ),
    bodyZh: blocks(
      'PE需求有季节，这比期货上市还早。北方膜厂每年12月到次年3月集中备LLDPE做地膜；带EVA和防雾剂的棚膜，则在夏末秋初启动。',
      '包装膜走另一张时间表。秋季电商大促之前，缠绕膜、收缩膜订单上升；春节前仓库爆满、车皮紧张，又是一波。',
      list(
        '<strong>12月至次年3月：</strong>C4线性，熔指2左右，地膜料。',
        '<strong>7月至9月：</strong>LDPE、EVA，棚膜料。',
        '<strong>9月至次年1月：</strong>茂金属线性，缠绕膜料。',
      ),
      '这不是行情预测。原油、检修和进口到港量，多数年份都能盖过季节性。但能压得住四周库存的工厂，比同行早一个月下单，通常不吃亏。',
    ),
  },
  {
    code: 'abs-three-monomers',
    date: '2025-11-05',
    desk: 'market',
    picture: 'price-line',
    titleEn: 'Three monomers, one price: reading the ABS chain',
    titleZh: '三种单体一个价：怎么看ABS成本链',
    summaryEn:
      'Acrylonitrile, butadiene and styrene rarely rise together. A simple cost sketch shows which one matters this week.',
    summaryZh: '丙烯腈、丁二烯、苯乙烯很少同涨同跌。用一张简单的成本草图，看清这一周谁说了算。',
    bodyEn: blocks(
      'General-purpose ABS holds roughly half to two thirds styrene, a fifth to a quarter acrylonitrile and the rest butadiene rubber. Multiply each share by its monomer price, add polymerisation cost, and you have a sketch of what the resin should cost.',
      table(
        ['Component', 'Typical share', 'What moves it'],
        ['Styrene', '55–65%', 'Benzene, port stocks'],
        ['Acrylonitrile', '20–25%', 'Propylene, ammonia'],
        ['Butadiene', '12–18%', 'Cracker runs, tyre demand'],
      ),
      'The shares are illustrative; high-impact grades hold more rubber, high-gloss grades less. What the sketch shows is <em>direction</em>: a styrene rally counts most, a butadiene spike hurts high-impact grades first.',
      'When the resin stays flat while the sketch falls, producers are enjoying a margin and a buyer has room to negotiate. When the sketch climbs and offers do not, waiting seldom helps.',
    ),
    bodyZh: blocks(
      '通用ABS里，苯乙烯大约占一半到三分之二，丙烯腈占五分之一到四分之一，其余是丁二烯橡胶。各自乘以单体价格，再加聚合加工费，就是一张成本草图。',
      table(
        ['组分', '常见占比', '受什么影响'],
        ['苯乙烯', '55–65%', '纯苯、港口库存'],
        ['丙烯腈', '20–25%', '丙烯、液氨'],
        ['丁二烯', '12–18%', '裂解开工、轮胎需求'],
      ),
      '占比仅作示意：高抗冲牌号胶含量高，高光牌号低。草图要看的是<em>方向</em>：苯乙烯上涨影响最大，丁二烯急涨则先伤高抗冲料。',
      '草图往下走而现货不动，说明厂家有利润，买方有谈价空间；草图往上而报价没跟，一般等不来便宜货。',
    ),
  },
  {
    code: 'pc-and-bisphenol',
    date: '2026-01-13',
    desk: 'market',
    picture: 'bar-chart',
    titleEn: 'PC follows bisphenol A, but not day by day',
    titleZh: 'PC跟着双酚A走，但不是天天跟',
    summaryEn:
      'New integrated plants have loosened the old link between polycarbonate and its feedstock. What to watch instead.',
    summaryZh: '一体化装置增多后，PC与双酚A的联动变松了。现在更该看什么。',
    bodyEn: blocks(
      'For years a buyer of polycarbonate watched bisphenol A and knew what would come two weeks later. The link still holds over a quarter, yet no longer week by week. Many producers now make their own bisphenol, so the traded volume is small and its price jumps without moving the resin.',
      'Three signs say more today. Plant operating rates show whether producers defend price or volume. The gap between film and optical grades and plain injection grades shows where demand sits. And the stock of PC/ABS compounders tells whether car orders are real.',
      'Grade matters more than in PP. A melt flow of 10 for sheet, 20 for housings and above 60 for discs or light guides come from different campaigns; a producer who is long in one may be sold out of another. Compare like with like before calling an offer cheap.',
    ),
    bodyZh: blocks(
      '以前做PC的买家盯住双酚A，就大致知道两周后的行情。放到一个季度看，联动仍在；按周看，已经不灵了。多数厂家自配双酚A，流通量变小，价格一跳，树脂未必跟。',
      '现在更值得看三件事：装置开工率，反映厂家保价还是保量；薄膜、光学级与普通注塑级的价差，反映需求在哪一头；PC/ABS改性厂的库存，反映汽车订单是真是假。',
      '牌号的差别比PP大。熔指10做板材、20做外壳、60以上做导光，各是各的排产；同一家厂可能这边压库、那边断货。说“便宜”之前，先确认比的是同一类料。',
    ),
  },
  {
    code: 'pa6-pa66-two-tempers',
    date: '2026-02-24',
    desk: 'market',
    picture: 'gears',
    titleEn: 'PA6 and PA66: two chains, two tempers',
    titleZh: 'PA6与PA66：两条链，两种脾气',
    summaryEn: 'Caprolactam is made by many, adiponitrile by few. That is why one nylon drifts and the other jumps.',
    summaryZh: '己内酰胺厂家多，己二腈厂家少。一个慢慢走，一个说跳就跳，原因就在这里。',
    bodyEn: blocks(
      'On the data sheet the two nylons look like brothers. On the market they are not. PA6 starts from caprolactam, which dozens of plants make from benzene; supply is broad and prices drift. PA66 needs hexamethylene diamine, and behind it adiponitrile, a product of very few sites.',
      'One outage at such a site is felt worldwide within weeks. Buyers who depend on PA66 therefore keep a second approval ready, often a glass-fibre PA6 with a slightly higher fibre share, for parts that never see more than 120 °C under load.',
      'The exchange has limits. PA66 melts some 40 °C higher, keeps its stiffness longer in a hot engine bay and absorbs a little less water. Connectors and cooling parts should be tested, not guessed. But brackets, covers and many housings can change sides, and the saving pays for the trial.',
    ),
    bodyZh: blocks(
      '看物性表，两种尼龙像亲兄弟；看市场，完全不是。PA6的原料己内酰胺来自纯苯，国内几十套装置，供应分散，价格慢慢走。PA66要用己二胺，再往上是己二腈，全球就那么几个基地。',
      '任何一个基地停车，几周内全球都有感觉。依赖PA66的工厂因此会备一个第二认可牌号，多半是玻纤含量略高的增强PA6，用在受载温度不超过120 °C的件上。',
      '互换是有边界的。PA66熔点高约40 °C，发动机舱高温下刚性保持更久，吸水略低。连接器、冷却系统件必须做试验，不能靠猜。但支架、罩盖和不少壳体是能换的，省下的钱够付试模费。',
    ),
  },
  {
    code: 'pet-iv-before-price',
    date: '2026-07-28',
    desk: 'market',
    picture: 'bottles',
    titleEn: 'Bottle PET: ask for the viscosity before the price',
    titleZh: '瓶级PET：先问特性黏度，再问价',
    summaryEn:
      'Water, carbonated drinks and hot-fill need different intrinsic viscosities. A cheap offer in the wrong band is no offer.',
    summaryZh: '水瓶、碳酸瓶、热灌装对特性黏度要求不同。黏度不对，再便宜也不是您的货。',
    bodyEn: blocks(
      'Bottle-grade PET is traded as if it were one product, and for many buyers it is. The number that divides it is intrinsic viscosity, IV, a measure of chain length.',
      list(
        'Still water: about 0.72 to 0.78 dl/g',
        'Carbonated drinks: about 0.78 to 0.84 dl/g',
        'Large or thick containers and hot-fill: 0.80 and above, with a matching comonomer',
      ),
      'A converter can run a higher IV than needed, at the price of more heat and acetaldehyde. He cannot run a lower one: preforms crystallise in the wrong place and bottles creep under pressure.',
      'Sheet and strapping makers should look at the other end of the band and at recycled flakes, whose IV spreads more. Ask for mean <em>and</em> range, and for the moisture at packing. The bands above are common practice; your machine maker has the final word.',
    ),
    bodyZh: blocks(
      '市场上把瓶级PET当一个品种交易，对不少买家也确实如此。真正把它分开的是特性黏度IV，也就是分子链的长短。',
      list(
        '水瓶：约0.72–0.78 dl/g',
        '碳酸饮料瓶：约0.78–0.84 dl/g',
        '大容量厚壁瓶、热灌装：0.80以上，并配合相应共聚组分',
      ),
      'IV偏高还能用，代价是加工温度高、乙醛多；IV偏低就没法用，瓶坯结晶位置不对，带压后瓶身蠕变。',
      '做片材、打包带的可以看区间下沿，也可以看再生瓶片，只是瓶片IV分布宽。请同时要均值<em>和</em>波动范围，再问包装时的水分。以上为行业常用区间，以设备厂要求为准。',
    ),
  },
  {
    code: 'pom-small-volume',
    date: '2026-09-15',
    desk: 'market',
    picture: 'mould',
    titleEn: 'POM: small volume, sudden gaps',
    titleZh: 'POM：量不大，断货来得急',
    summaryEn:
      'Few plants, long approvals, and a monomer that cannot be stored. Why a spare approval is cheap insurance.',
    summaryZh: '装置少、认证久、单体存不住。多备一个认可牌号，是最便宜的保险。',
    bodyEn: blocks(
      'Polyoxymethylene is a speciality sold like a commodity. World output is a small fraction of that of ABS, most of it copolymer with a melt flow near 9 g/10 min. Formaldehyde cannot be stored for long, so a plant that stops has no tank of monomer to live on.',
      'When two plants are down together, delivery times go from two weeks to eight, and nobody can help: gears, zips and fuel parts carry approvals that took a year.',
      'The remedy is dull and works. Approve a second copolymer of the same melt flow in quiet times; the processing windows of copolymers lie close together. Keep homopolymer apart, it needs a lower moisture and forgives less heat.',
      'Never mix POM with PVC or acid masterbatch in the same barrel. It decomposes to formaldehyde gas, and the purge is a matter of safety before quality.',
    ),
    bodyZh: blocks(
      'POM是按通用料卖的专用料。全球产量只有ABS的一小部分，大多是熔指9左右的共聚甲醛。甲醛不能久存，装置一停，没有单体库存可以顶。',
      '两套装置同时停，交期能从两周拉到八周，谁也帮不上：齿轮、拉链、燃油件的材料认证要一年。',
      '办法很朴素，也很管用：行情平静时，认可第二个同熔指的共聚牌号，各家共聚的加工窗口很接近。均聚要分开管理，水分要求更严，也更怕过热。',
      '切记POM不能与PVC或酸性色母共用料筒，会分解出甲醛气体。清机首先是安全问题，然后才是质量问题。',
    ),
  },
]
