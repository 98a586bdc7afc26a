import styles from './chat.css?inline'

let worn = false

/** The chat brings its own style sheet, so that pages without it do not carry its rules. */
export function applyStyles() {
  if (worn) return
  worn = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
}
