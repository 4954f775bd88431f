export const name = { por: 'Handebol', eng: 'Handball', spa: 'Balonmano' }
export const sheetWords = 'handebol|andebol|balonmano|handball'
export const hue = 60
export const pictogram =
  '<circle fill="currentColor" stroke="none" cx="9.5" cy="4.5" r="2.25"/><circle cx="19" cy="4.5" r="2.5"/><path d="M10 9l1 6 5 2-1.5 4.5M11 15l-3 3.5-5-.5M4 9l2.5 2.5L10 9l5 1 2-2.5"/>'
