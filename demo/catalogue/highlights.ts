const codes = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Shown first on the home page. */
export const recommendedProducts = codes(`
sinopec-t30s lyondellbasell-moplen-hp500n sabic-pp-575p exxonmobil-pp7032e3 sinopec-k8003 sk-yuplene-r370y sabic-m80064
exxonmobil-exceed-1018ha sinopec-dfda-7042 formosa-taisox-7350m chimei-polylac-pa-757 lgchem-hi-121h kumho-750sw
covestro-makrolon-2805 sabic-lexan-141r covestro-bayblend-t65-xf celanese-zytel-101l-nc010 basf-ultramid-a3wg6
basf-ultramid-b3s polyplastics-duracon-m90-44 celanese-hostaform-c9021 sabic-valox-420seo dow-engage-8150
wanhua-wanthane-wht-1185 polyharbor-ph-comp-pp-g30 polyharbor-ph-comp-pa66-g30 polyharbor-ph-comp-abs-fr-v0
polyharbor-ph-comp-pp-t20 polyharbor-ph-cycle-rpp-12b-rc polyharbor-ph-cycle-rpet-80-rc polyharbor-ph-tint-w7005
polyharbor-ph-guard-uv20`)

/** The new-materials page. */
export const newMaterials = codes(`
natureworks-ingeo-3001d natureworks-ingeo-6201d te-corbion-luminy-lx175 kaneka-green-planet-x131a tunhe-th801t
mitsubishi-chemical-biopbs-fd92pm zypeek-770g victrex-450ca30 syensqo-solef-5130 sailboat-v2825 lgchem-lucene-lc670
eastman-tritan-tx1501hf ems-grilamid-tr-90 exxonmobil-exceed-xp-8656ml sabic-lexan-exl1414 covestro-makrolon-led2245
sumitomo-sumikasuper-e6008 envalior-stanyl-tw200f6 borealis-borcycle-mf1981sy-rc unbranded-rpet-80w-rc
unbranded-rhd-04n-rc polyharbor-ph-comp-pp-lg40 polyharbor-ph-comp-pp-fr-v0-hf
polyharbor-ph-comp-pc-ld60 polyharbor-ph-comp-pa66-g35-hr polyharbor-ph-cycle-rpa6-24k-rc polyharbor-ph-soft-tpe-60a-pp
milliken-millad-nx-8000`)
