/** `-1,234,567`: both languages group alike. The system's formatter holds a browser for 50 ms when it is first used. */
export const thousands = (whole: number | string) =>
  String(whole).replace(/\d{4,}/, (digits) => {
    const first = digits.length % 3 || 3
    return digits.slice(0, first) + digits.slice(first).replace(/\d{3}/g, ',$&')
  })
