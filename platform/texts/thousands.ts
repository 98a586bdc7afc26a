/** `-1,234,567`: both languages group alike. The system's formatter holds a browser for 50 ms when it is first used. */
export const thousands = (whole: number | string) => String(whole).replace(/\B(?=(\d{3})+$)/g, ',')
