const item = (list: string, level: number, mark: string, text: string, place = 'Middle') =>
  `<p class=MsoListParagraphCxSp${place} style='margin-left:${level * 36}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:${list} level${level} lfo1'>` +
  `<![if !supportLists]><span lang=EN-US style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${mark}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>` +
  `<span lang=EN-US>${text}<o:p></o:p></span></p>`

const word = (body: string) => `<html xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0cm; font-size:12.0pt;} @page WordSection1 {size:595.3pt 841.9pt;} --></style>
<!--[if gte mso 10]><style>table.MsoNormalTable {mso-style-name:"Table Normal";}</style><![endif]--></head>
<body lang=EN-GB link="#0563C1" style='tab-interval:36.0pt;word-wrap:break-word'><!--StartFragment-->
${body}
<!--EndFragment--></body></html>`

const cell = (text: string, more = '') =>
  `<td width=301 valign=top ${more} style='width:225.4pt;border:solid windowtext 1.0pt;padding:0cm 5.4pt 0cm 5.4pt'>` +
  `<p class=MsoNormal style='margin-bottom:0cm;line-height:normal'>${text}<o:p></o:p></p></td>`
const grid = (head: string, rows: string) =>
  `<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none'>${head}${rows}</table>`

/** What the word processors of the trade put on the clipboard, shortened to one of each kind. */
export const fromWord = word(
  `<h1>Off-grade lots, week 46<o:p></o:p></h1>
<p class=MsoNormal>Prices are <b style='mso-bidi-font-weight:normal'>ex works</b><span style='mso-spacerun:yes'>&nbsp;</span>Ningbo;
see <a href="https://example.com/terms"><span style='color:#0563C1'>our terms</span></a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<h2><a name="_Toc1"></a>What is in stock<o:p></o:p></h2>` +
    item('l0', 1, '·', 'PP homopolymer', 'First') +
    item('l0', 2, 'o', 'MFR 3 to 12') +
    item('l0', 1, '·', 'HDPE pipe', 'Last') +
    item('l1', 1, '1.', 'Ask for a sample', 'First') +
    item('l1', 1, '2.', 'Confirm the lot', 'Last') +
    grid(
      `<thead><tr style='mso-yfti-irow:0'>${cell('Grade')}${cell('MFR')}</tr></thead>`,
      `<tr style='mso-yfti-irow:1'>${cell('<i>HJ-500</i>')}${cell('12 g/10min, 5 &lt; 6')}</tr>` +
        `<tr style='mso-yfti-irow:2;mso-yfti-lastrow:yes'>${cell('Sold by the lot', 'colspan=2')}</tr>`,
    ) +
    `<p class=MsoNormal style='mso-outline-level:body-text'>style = as delivered<o:p></o:p></p>` +
    `<p class=MsoNormal style='display:none;mso-hide:all'>hidden note<o:p></o:p></p>`,
)

export const fromWordChinese = word(
  `<p class=MsoTitle><span lang=ZH-CN style='font-family:宋体;mso-ascii-font-family:Calibri'>宁波仓副牌料清单</span><o:p></o:p></p>` +
    item('l2', 1, '一、', '均聚PP，熔指<b>3 g/10min</b>', 'First') +
    item('l2', 1, '二、', '管材级HDPE', 'Last') +
    // The usual mark of Chinese lists is a letter of a font of signs.
    item('l3', 1, 'l', '先索取样品', 'First') +
    item('l3', 1, 'l', '再确认批次', 'Last') +
    grid('', `<tr>${cell('牌号')}${cell('数量（吨）')}</tr><tr>${cell('T30S')}${cell('25')}</tr>`),
)

const run = (text: string, looks = 'font-weight:400;font-style:normal') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${looks};text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">${text}</span>`
const line = (text: string) =>
  `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation">${text}</p>`
const bullet = (level: number, text: string) =>
  `<li dir="ltr" style="list-style-type:disc;font-size:11pt;white-space:pre;" aria-level="${level}">${line(run(text))}</li>`

export const fromGoogleDocs =
  '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5f1c2d1e-7fff-0f6a-9c11-2f0b8e6a1d7c">' +
  `<h1 dir="ltr" style="line-height:1.38;margin-top:20pt;">${run('到货通知 Arrivals')}</h1>` +
  line(
    run('Two lots ') +
      run('arrived today', 'font-weight:700;font-style:normal') +
      run('，欢迎') +
      run('索取样品', 'font-weight:400;font-style:italic') +
      run('。'),
  ) +
  `<br /><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${bullet(1, 'PP')}<ul>${bullet(2, 'Raffia')}</ul>${bullet(1, 'PE')}</ul>` +
  line(
    run('H') +
      '<span style="font-size:0.6em;vertical-align:sub;">2</span>' +
      run('O below 0.1 %, ') +
      `<a href="https://example.com/report" style="text-decoration:none;">${run('the report')}</a>`,
  ) +
  '<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="301" /><col width="301" /></colgroup><tbody>' +
  `<tr style="height:0pt"><td style="border:solid #000 1pt;">${line(run('Grade', 'font-weight:700;font-style:normal'))}</td><td style="border:solid #000 1pt;">${line(run('牌号'))}</td></tr>` +
  `<tr style="height:0pt"><td>${line(run('T30S'))}</td><td>${line(run('25 MT'))}</td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`

export const fromGoogleSheets =
  '<meta charset="utf-8"><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style>' +
  '<table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" dir="ltr" border="1" style="table-layout:fixed;width:0px;" data-sheets-root="1">' +
  '<colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="padding:2px 3px;">Lot</td><td>kg</td></tr>' +
  '<tr style="height:21px;"><td>A-1</td><td style="text-align:right;" data-sheets-value="{&quot;1&quot;:3}">25,000</td></tr></tbody></table>'
