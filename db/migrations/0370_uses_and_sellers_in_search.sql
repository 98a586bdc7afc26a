-- Names of suppliers are words of the search as well.
create trigger shop_words after insert or update of name_zh, name_en or delete on shop execute function note_words();

-- What products say that they are made into, and who sells them, as the index writes it from now on.
update product_search set tokens = tokens || array_to_tsvector(array(
  select token from (values
    ('@uraffia', 'raffia|woven bags|编织袋|扁丝|拉丝'), ('@ufibre', 'spunbond|non-wovens|staple fibre|纺粘|无纺布|短纤'),
    ('@ubumper', 'bumpers|保险杠'), ('@utrim', 'interior trim|内饰'), ('@ubattery', 'battery cases|蓄电池壳|电瓶壳'),
    ('@ubottle', 'bottles|瓶子|油瓶|奶瓶'), ('@ucaps', 'caps and closures|瓶盖'), ('@uthinWall', 'thin-wall|薄壁'),
    ('@udrum', 'drums|IBC|fuel tanks|大型桶|燃油箱'), ('@ucrate', 'crates|pallets|周转箱|托盘'),
    ('@uhousehold', 'household|日用品'), ('@uappliance', 'appliance housings|家电外壳'), ('@uhousing', 'housings|外壳'),
    ('@utoys', 'toys|玩具'), ('@upressurePipe', 'pressure pipe|给水管|燃气管'),
    ('@uhotWaterPipe', 'hot and cold water pipe|冷热水管'), ('@udrainPipe', 'drainage|corrugated pipe|排水管|波纹管'),
    ('@ustretchFilm', 'stretch film|stretch and cling film|缠绕膜|保鲜膜'), ('@ushrinkFilm', 'shrink film|收缩膜'),
    ('@ufarmFilm', 'agricultural|greenhouse film|mulch film|农膜|大棚膜|地膜'), ('@ucastFilm', 'cast film|流延膜'),
    ('@ubopp', 'biaxially oriented|双向拉伸'), ('@ucable', 'cable|电缆|电线'), ('@ucableTies', 'cable ties|扎带'),
    ('@uconnectors', 'connectors|连接器'), ('@ugears', 'gears|齿轮'), ('@ulamp', 'lamp covers|灯罩'),
    ('@ulens', 'lenses|透镜'), ('@ulightGuide', 'light guides|导光板'), ('@ushoe', 'shoe soles|sports shoes|鞋底|运动鞋'),
    ('@ufridge', 'refrigerator|冰箱内胆'), ('@uluggage', 'luggage|箱包'), ('@umedicalParts', 'syringes|labware|注射器'),
    ('@ucups', 'cups|trays|吸塑杯|托盘'), ('@usolar', 'solar modules|光伏组件'), ('@uhotMelt', 'hot-melt|热熔胶'),
    ('@uprinting', '3D printing|3D打印'), ('@urope', 'monofilament|单丝|渔网'), ('@uengine', 'engine-bay|发动机周边'),
    ('@useals', 'weather seals|密封条'), ('@upump', 'pumps|水泵'), ('@uprofiles', 'window profiles|门窗型材')
  ) as use (token, stated)
  where concat_ws(' ', product.name_zh, product.name_en, product.description_zh, product.description_en) ~* stated
  union all select '@s' || product.shop_id))
from product where product.id = product_id;

-- Words that installations began without; one that has no vocabulary yet is given all of them when it starts.
insert into alias (word, kind, target)
select unnest(string_to_array(words, '|')), kind, target from (values
  ('透明ABS|transparent ABS|clear ABS', 'category', 'mabs'),
  ('off spec|off-spec|等外', 'grade', '1'), ('原包料', 'grade', '0'), ('二次料', 'grade', '2'),
  ('吹塑|中空|中空级|吹瓶级|blow molding|blow moulding', 'label', 'blow'),
  ('滚塑|rotomolding|rotational moulding|rotational molding', 'label', 'rotomoulding'),
  ('淋膜|淋膜级|涂覆|extrusion coating', 'label', 'coating'),
  ('玻璃纤维|glass|glass fibre|glass fiber', 'label', 'glass-fibre'),
  ('矿物|滑石粉|填充|talc|mineral|mineral filled', 'label', 'mineral'),
  ('碳纤|碳纤维|carbon fibre|carbon fiber|CF', 'label', 'carbon-fibre'),
  ('食品级|食品接触|food grade|food contact|food safe|FDA', 'label', 'food-contact'),
  ('透明|高透|transparent|clear', 'label', 'transparent'), ('抗静电|防静电|antistatic|ESD', 'label', 'antistatic'),
  ('可降解|降解|生物降解|可堆肥|biodegradable|compostable', 'label', 'compostable'),
  ('工业后再生|PIR|post-industrial', 'label', 'pir'), ('消费后再生|post-consumer', 'label', 'pcr'),
  ('non-halogen', 'label', 'halogen-free'), ('抗紫外|抗紫外线|UV', 'label', 'weatherable')
) as more (words, kind, target)
where exists (select from alias) and (kind = 'grade'
  or kind = 'label' and exists (select from label where code = target)
  or kind = 'category' and exists (select from category where code = target))
on conflict do nothing;
