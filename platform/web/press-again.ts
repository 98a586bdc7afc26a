/** Presses what a visitor pressed before React had taken the page over; the document's start script has kept it. */
export function pressAgain() {
  dispatchEvent(new Event('started'))
  for (const button of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
    button.removeAttribute('data-pressed')
    button.click()
  }
}
