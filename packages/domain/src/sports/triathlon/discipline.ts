export const name = { por: 'Triatlo', eng: 'Triathlon', spa: 'Triatlón' }
export const sheetWords = 'triathlon|triatlon|triatlo'
export const hue = 180
export const pictogram =
  '<circle cx="12" cy="7.5" r="5"/><circle fill="currentColor" stroke="none" cx="12" cy="7.5" r="1.5"/><path d="M2 18.5q2.25-2.5 4.5 0t4.5 0M14.5 15l3.5 3.5-3.5 3.5M19 15l3.5 3.5-3.5 3.5"/>'
